import{D as Qr,E as _n,F as Hn,G as zn,H as Wn,I as Vn,J as Kn,K as Yn,L as Gn,M as Xn,N as Jn,O as Zn,P as Qn,Q as Re,R as to,S as eo,T as Hs,U as Ae,V as ta,X as ea,a as Cs,b as qn,c as ee,e as Pn,f as Ds,g as ct,h as Us,i as Mn,j as Tn,ja as sa,k as _s,ka as so,m as Fn,n as Nn,o as Bn,p as jn,q as Rn,r as An,s as En,t as Cn,v as Dn,w as Un}from"./later.js";import{$ as me,$b as sn,Aa as Pt,Ab as ve,Ac as fn,B as R,Ba as Fi,Bc as hn,C as wi,Ca as Ni,Cb as Vi,Cc as ht,D as yi,Da as $e,Db as ot,Dc as Qt,E as vi,Ea as ge,Ec as Fe,Fa as Bi,Fc as te,Ga as ji,Gb as ke,Gc as mn,Ha as be,Hb as Ki,Hc as $n,I as ki,Ib as Yi,Ic as V,J as xi,Ja as Ri,Jb as rt,Jc as gn,Ka as Ai,Kb as Ft,Kc as bn,L as P,Lb as T,Lc as wn,M as f,Ma as Ei,Mb as xe,Mc as Ne,N as Oi,Na as Ci,Nb as Gi,Nc as Be,Oa as Di,Ob as Xi,Oc as yn,Pa as Ui,Pb as Ji,Pc as Bt,Qa as _i,Qb as h,Qc as Rs,Rb as Oe,Rc as je,Sb as wt,Sc as vn,Tb as Zi,Tc as kn,Ub as Qi,Uc as xn,Vb as at,Vc as As,Wb as Ie,Wc as On,X as he,Xb as Le,Y as y,Yb as tn,Z as G,Zb as en,_ as X,_b as Se,aa as bt,ac as nn,b as S,ba as Gt,bc as Nt,c as Y,ca as Ii,cc as on,da as B,dc as rn,ea as m,ec as J,f as Lt,fa as Li,fb as c,fc as yt,fd as In,g as Fs,ga as Si,gb as x,gc as an,h as Ns,ha as Xt,hb as ft,hc as E,i as mi,ib as Hi,ic as lt,id as Es,ja as qi,jb as I,jd as Ln,k as $i,ka as Pi,kc as z,kd as Sn,l as St,la as Mi,lb as A,lc as W,m as Yt,ma as Ti,mb as O,mc as ln,nb as k,nc as vt,ob as we,oc as cn,pb as M,pc as qe,q as gi,qb as tt,qc as kt,ra as $,rb as b,rc as Pe,sc as Me,ta as qt,tb as zi,tc as Jt,uc as Zt,vb as ye,vc as pn,w as n,wb as Mt,wc as Te,x as bi,xa as js,xb as U,xc as un,y as q,yb as Tt,z as Bs,zb as Wi,zc as dn}from"./shared.js";import{html as j,nothing as C}from"../lib/lit-html/lit-html.js";var ia=["title","description","category"],Ee=e=>JSON.stringify(e.map(({id:t,url:s,caption:i})=>[t??s,i??""])),Ce=class{constructor(t,{media:s,place:i,...o},r,a){this.now=r,this.tag=a;let l=(u,g,D,gt)=>({name:u,mine:g,theirs:D,choice:gt?"mine":"theirs"}),p=u=>(r[u]??"")!==(t[u]??"")&&(r[u]??"")!==(o[u]??"");this.parts=ia.filter(p).map(u=>l(u,o[u]??"",r[u]??"",(o[u]??"")!==(t[u]??"")));let d=Ee(r.media)!==Ee(t.media);s&&d&&Ee(s)!==Ee(r.media)&&this.parts.push(l("photos",s,r.media,!0)),i&&r.locationId!==t.locationId&&this.parts.push(l("place",i.name,r.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var na=8,De=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#o(t),this.#e??=y("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#o(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#o(t){let s=Bs(t.trim()),i=new Set(this.#s.map(r=>r.category)),o=s?ye().filter(r=>!i.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#n([...this.#s,...o].filter(({category:r})=>{let a=Bs(U(r));return a.includes(s)&&(a!==s||Mt(r))}).slice(0,na))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var oa=1200*36e5,Ue=class{id;stored=null;#t;#e;#s;#i=null;#o=new Set;#n=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#a(new RegExp(`^${Oi}$`).test(s)||!this.#s?s:Pt()),this.#s&&!this.stored&&this.#a(Pt())}#a(t){this.id=t,this.#e=this.#s?at(t):Qi(t),this.stored=this.#e.get()}get findId(){return this.#i??=Fi(this.id)>Date.now()-oa?this.id:Pt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(i=>i.key)),s=await Le(this.id);for(let{key:i}of s)this.#o.add(i);return s.filter(i=>!t.has(i.key))}get hasFiles(){return this.#o.size>0}release(t){let s=new Set(t.filter(i=>!i.media).map(i=>i.key));for(let i of this.#o)s.has(i)||(this.#o.delete(i),en(i))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Se(this.id):null}};async function io(e,t){if(t?.point)return t;let s=e.get("place");if(s){let o={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},r=await y(m(`/api/locations/${encodeURIComponent(s)}`,o));return{location:r,point:ot(r)}}let i=ve(e.get("at"));return i?{point:{lat:i.lat,lng:i.lng}}:null}var zs=({location:e,locationId:t,exact:s})=>{let{name:i,...o}=s??e;return{location:{...e,name:i,id:t},point:ot(o),name:i,by:"search"}},_e=()=>ht.includes(Lt.get())?Lt.get():"everyone",no=()=>ht.includes(Lt.get()),He=({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r})=>({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r}),ze=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function oo(e,t){if(e?.was&&Object.entries(t).every(([i,o])=>e.was[i]===o))return ze(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:ht[Math.max(ht.indexOf(s),ht.indexOf(t.audience))]}}function ro({title:e,description:t,category:s,audience:i,area:o="",exactForFriends:r},a={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=o!==""&&o!==a.area,d=p?{area:Number(o)}:{},g=Number(o)&&(p||r!==a.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,...i===a.audience?{}:{audience:i},...d,...g}}var ao=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),lo=(e,{area:t})=>X(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ws=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var jt=class{uploads=null;place=null;isOwn=!0;#t=!1;shown;#e=null;#s;constructor(t,s){this.page=t,this.#s=s,this.draft=new Ue(t),this.form=new Nt({send:o=>this.#i(o),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:i}=this.draft;this.values={...i,audience:i?.audience??(i?.isPublic===!1?"friends":_e())},this.proposals=new De(t),this.loading=Ft(t,()=>this.begin())}get isOther(){return this.#e??!!(this.values.category&&!Mt(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#e=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.#t=!1,await this.form.submit(t),!this.placeError}get placeError(){return this.#t&&!this.place.value.point?n("spot.missing"):""}async#i(t){let{point:s,name:i,location:o}=this.place.value;if(!s){this.#t=!0,this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:n("edit.uploadFailed")};let r={point:s,name:i||this.place.proposal,location:o},a=ro({category:this.values.category??"",...t},this.shown),l=await this.write(a,r).catch(p=>this.#o(p));l&&(ao(l,t)&&await this.#s.showHome()&&await lo(l.id,t).catch(p=>f(q(p))),await this.leave(`/finds/${l.id}`,n(this.isNew?"edit.published":"edit.saved")))}#o(t){let s=be(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:n("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function We(e){try{let t=await Rt(e,0,262144),s=await ra(e,t);return s?ha(fa(s.view,s.tiff)):co}catch{return co}}var co={place:null,time:""},Rt=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function ra(e,t){return t.getUint16(0)===65496?aa(t):t.getUint32(0)===2303741511?po(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):pt(t,0,4)==="RIFF"&&pt(t,8,4)==="WEBP"?po(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):pt(t,4,4)==="ftyp"?ca(e):null}var pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(i,o)=>e.getUint8(t+o)));function aa(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Vs=1<<20,Ks=1e4;async function po(e,{at:t,little:s,name:i,extra:o,sizeFirst:r,even:a}){for(let l=0;l<Ks&&t+8<=e.size;l++){let p=await Rt(e,t,8),d=p.getUint32(r?0:4,s);if(pt(p,r?4:0,4)===i)return la(await Rt(e,t+8,Math.min(d,Vs)));t+=o+d+(a?d%2:0)}return null}var la=e=>({view:e,tiff:pt(e,0,4)==="Exif"?6:0});function uo(e,t,s){let i=[];for(let o=t;o+8<=s&&i.length<Ks;){let r=e.getUint32(o),a=8;if(r===1&&([r,a]=[Number(e.getBigUint64(o+8)),16]),r===0&&(r=s-o),r<a)break;i.push({type:pt(e,o+4,4),from:o+a,to:Math.min(o+r,s)}),o+=r}return i}async function ca(e){for(let t=0,s=0;s<Ks&&t+8<=e.size;s++){let i=await Rt(e,t,16),o=i.getUint32(0);if(o===1&&(o=Number(i.getBigUint64(8))),o===0&&(o=e.size-t),o<8)return null;if(pt(i,4,4)==="meta")return pa(e,await Rt(e,t,Math.min(o,Vs)));t+=o}return null}async function pa(e,t){let s=uo(t,t.getUint32(0)===1?20:12,t.byteLength),i=p=>s.find(d=>d.type===p),o=ua(t,i("iinf")),r=o===null?null:da(t,i("iloc"),o);if(!r)return null;let a=r.method===1?i("idat"):null,l=a?new DataView(t.buffer,t.byteOffset+a.from+r.at,Math.min(r.size,a.to-a.from-r.at)):await Rt(e,r.at,Math.min(r.size,Vs));return{view:l,tiff:4+l.getUint32(0)}}function ua(e,t){if(!t)return null;let s=uo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:i}of s){let o=e.getUint8(i)>2;if(pt(e,i+(o?10:8),4)==="Exif")return o?e.getUint32(i+4):e.getUint16(i+4)}return null}function da(e,t,s){if(!t)return null;let i=e.getUint8(t.from),o=t.from+4,r=g=>{let D=g===8?Number(e.getBigUint64(o)):g===4?e.getUint32(o):g===2?e.getUint16(o):0;return o+=g,D},a=r(2),[l,p,d]=[a>>12,a>>8&15,a>>4&15],u=i?a&15:0;for(let g=r(i<2?2:4);g>0&&o<t.to;g--){let D=r(i<2?2:4),gt=i?r(2)&15:0;r(2);let Ts=r(d),fi=null;for(let hi=r(2);hi>0&&o<=t.to;hi--){r(u);let Jr=Ts+r(l),Zr=r(p);fi??={method:gt,at:Jr,size:Zr}}if(D===s)return fi}return null}function fa(e,t){let s=e.getUint16(t)===18761,i=a=>e.getUint16(t+a,s);return{u32:a=>e.getUint32(t+a,s),text:(a,l)=>pt(e,t+a,l),entries:a=>new Map(Array.from({length:i(a)},(l,p)=>[i(a+2+12*p),a+10+12*p]))}}function ha(e){let t=e.entries(e.u32(4)),s=(i,o,r)=>{try{return t.has(i)?o(e,e.entries(e.u32(t.get(i)))):r}catch{return r}};return{place:s(34853,$a,null),time:s(34665,ma,"")}}function ma({u32:e,text:t},s){let i=s.get(36867),o=i===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(i),19));return o&&o[1]!=="0000"?`${o[1]}-${o[2]}-${o[3]}T${o[4]}`:""}function $a({u32:e,text:t},s){let i=(a,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),u=D=>e(d+8*D)/e(d+8*D+4),g=a.indexOf(t(s.get(l),1).toUpperCase());return g<0?NaN:(u(0)+(u(1)||0)/60+(u(2)||0)/3600)*(g?-1:1)},o=i("NS",1,2),r=i("EW",3,4);return Math.abs(o)<=90&&Math.abs(r)<=180&&(o||r)?{lat:o,lng:r}:null}var ga=2,ba=2,wa=60,At=class{removed=[];#t=!1;#e;#s;#i;#o;#n=()=>{};constructor(t,{changed:s,placed:i=()=>{},signal:o,send:r=Li}){this.items=t.map(({at:a,key:l,caption:p="",...d})=>({media:d,at:a,key:l,caption:p,state:"done"})),this.#e=a=>{this.#n(),s(a)},this.#s=i,this.#i=o,this.#o=r,addEventListener("online",()=>this.#f(),{signal:o})}get most(){return S().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:i,caption:o})=>{let r=i?await Us(i):null;return t?{media:t,at:s,caption:o,blob:r}:{caption:o,blob:r,name:i.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ji(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:i,caption:o})=>({...t,at:s,key:i,caption:o}))}async add(t,s=[]){if(this.#i.aborted)return;let i=this.most-this.items.length,o=[...t].slice(0,i),r=o.map((a,l)=>({file:a,key:s[l],caption:"",preview:URL.createObjectURL(a),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>i?n("upload.tooMany",{n:this.most}):""),await this.#r(o),this.#a()}async#r(t){for(let s of t){let{place:i}=await We(s);if(this.#i.aborted)return;if(i)return this.#s(i)}}#a(){if(this.#i.aborted)return;let t=ga-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(i=>i.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:he(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#a()}#p(t,s){t.pause=Math.min(wa,(t.pause??ba/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#f(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,i=await Us(t.file),{videoBytes:o,imageBytes:r}=S().limits,a=i.type.startsWith("video/")?o:r;if(i.size>a)throw{code:"large",text:n("upload.large",{size:xi(a)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#o("POST","/api/media",i,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#a()}keepOnly(t){let s=i=>t.some(o=>o.id===i);this.items=this.items.filter(i=>!i.media?.id||s(i.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#a()}removeMissing(t){let s=this.items.filter(i=>i.media).filter((i,o)=>t.includes(o));s.forEach(this.#c),this.items=this.items.filter(i=>!s.includes(i)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:i}){clearTimeout(t),s?.abort(),i&&URL.revokeObjectURL(i)}};var Ve=class extends jt{isNew=!1;title=n("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Gt(this.#t),i=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=ze({audience:Qt(t),...Ws(t)}),this.values={...t,...i,...oo(i,this.shown)},this.#i(t),this.place=new ee(this.page,i?.place??zs(t),()=>this.changed())}get seeing(){return Fe(this.#e).map(t=>t.name)}get author(){return this.isOwn?null:this.#e.user}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=i=>{i&&f(i),this.page.update()};this.uploads=new At(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...He(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:i,isChanged:o,media:r,removed:a}=this.uploads;if(i)throw{code:"failed",text:n("edit.uploadFailed")};let l=await ge(s),p=l===this.#e.locationId?{}:{locationId:l},d=r.map(g=>g.id?{id:g.id,caption:g.caption??null}:g),u=o?{media:d,mediaToDelete:a}:{};try{return await X(this.#t,{...t,...p,...u},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(g){if(g.reason!=="changed_since")throw g;let[D,gt]=await Gt(this.#t),Ts={...t,media:o?r:null,place:p.locationId?s:null};if(this.conflict=new Ce(this.#e,Ts,D,gt),this.conflict.parts.length)throw g;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,i=["title","description","category"].filter(a=>t.takes(a)),o=Object.fromEntries(i.map(a=>[a,s[a]??""]));this.values={...this.values,...o},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let r=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!r)&&(this.place.close(),this.place=new ee(this.page,zs(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=ze({audience:Qt(s),...Ws(s)}),this.conflict=null,o}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&f(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ys(){if(!await caches.has(Yt))return null;let e=await caches.open(Yt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:ya(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function ya(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function fo(e){let t=await caches.open(Yt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Yt),Ys()}var va=2,Ke=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,va)}async load(){await sn();let t=await Le();if(this.#t.signal.aborted)return;this.close();let s=Ie().filter(i=>i.id!==this.#e);this.items=s.map(i=>{let o=i.media?.find(a=>a.at>Date.now()-$e),r=o?null:t.find(a=>a.draft===i.id&&a.file.type.startsWith("image/"))?.file;return{draft:i,media:o,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){at(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),f(n("edit.draftDeleted"),"",{text:n("action.undo"),run:()=>this.#s(t)})}#s(t){return at(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ka=.15,ho=e=>e.slice(0,10);function xa(e){let t="";return e.map(i=>({photo:i,time:t=i.time||t})).sort((i,o)=>i.time<o.time?-1:i.time>o.time?1:0).map(i=>i.photo)}var mo=e=>e.find(t=>t.place)?.place??null,$o=e=>e.find(t=>t.time)?.time??"";function Oa(e,t,s){let[i,o]=[mo(e),$o(e)];return e.length<s&&(!i||!t.place||ke(i,t.place)<=ka)&&(!o||!t.time||ho(o)===ho(t.time))}function go(e,t){let s=[];for(let i of xa(e)){let o=s.findLast(r=>Oa(r,i,t));o?o.push(i):s.push([i])}return s}var se=e=>({place:mo(e),time:$o(e)}),bo=(e,t)=>e.flatMap((s,i)=>i===t?[]:i===t-1?[[...s,...e[t]]]:[s]),wo=(e,t,s)=>e.flatMap((i,o)=>o===t?[i.slice(0,s),i.slice(s)]:[i]);var Ye=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return S().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let i=await Promise.all(t.map(async r=>({file:r,...await We(r)}))),o=go(i,this.most);if(this.#t.signal.aborted||o.length<2&&t.length<=s)return!1;for(let r of i)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(o),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=se(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:i}=await Ni(s,{signal:this.#t.signal});this.#e.set(t[0],i),this.#t.update()}describe=t=>({name:se(t).place?this.#e.get(t[0])??"":"",time:se(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(bo(this.groups,t))}split(t,s){this.#s(wo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Pt()),s=Date.now(),i=$()?.id;try{for(let[o,r]of this.groups.entries())await this.#o(i,t[o],r,s-o)}catch{if($()?.id!==i)return null;for(let o of t)await Ia(o);return this.busy=!1,this.#t.update(),f(n("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),f(n("group.made",{n:t.length}))}async#o(t,s,i,o){if($()?.id!==t)throw{code:"stopped"};let{place:r}=se(i),a={id:s,at:o,audience:_e(),media:[],label:this.describe(i).name};if(at(s).set(r?{...a,place:{point:r,source:"photo",photo:r}}:a),!at(s).get())throw{code:"storage"};await tn(s,i.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ia(e){at(e).remove(),await Se(e)}var yo=20,La=["no_place_in_text","link_unknown"],Ge=class extends jt{isNew=!0;title=n("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new Ke(t,this.draft.id),this.several=new Ye(t),this.settings=new Pn(t)}async begin(){let{page:t,values:s}=this,i=await io(t.query,s.place),o=s.media??[],r=o.filter(u=>u.at>Date.now()-$e);this.photosExpired=r.length<o.length;let a=u=>{u&&f(u),this.changed()},l=u=>this.place.suggestPoint(u);this.uploads=new At(r,{changed:a,placed:l,signal:t.signal}),this.place=new ee(t,i,a),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(no()?"":this.settings.values.audience),()=>{});this.#o(p);let d=await this.draft.files();d.length&&this.uploads.add(d.map(u=>u.file),d.map(u=>u.key)),this.received=t.query.has("shared")?await Ys():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#o(t){let{page:s,values:i}=this,o=s.query.get("list");this.values={...i,lists:i.lists??(o?[o]:[])};let r=p=>B(m("/api/lists",{member:p,limit:100}),{signal:s.signal}),a=await Promise.all(["","joined"].map(r)).catch(()=>[]);this.lists=Yn(a.flatMap(({items:p})=>p).filter(p=>Vn(Wn(p),"contributor")),this.values.lists);let l=a.length&&a.every(({next:p})=>!p);this.#n((p,d)=>d<yo&&(!l||this.lists.some(u=>u.id===p))),s.update(),await t,this.#e=Kn(this.lists.find(p=>p.id===o)??{}),this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(i=>i!==t):[...s,t].slice(-yo)})}get#r(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#r.map(({name:t})=>t)}get seeing(){return this.#r.filter(to).map(Re)}async addFiles(t){let{items:s,most:i}=this.uploads;await this.several.consider(t,i-s.length)||await super.addFiles(t)}saveDraft(){let t=He(this.values),s=this.place?.value,i=this.uploads.draft,o=![t.title,t.description,t.category,s?.point,i.length,this.draft.hasFiles].some(Boolean),r=this.values.lists??[];this.draft.save(o?null:{...t,lists:r,place:s,label:this.place?.label,media:i,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:i,key:o}=this.received;this.received=null,t&&i.length&&await this.addFiles(i),this.received=await fo(o),this.change(t?s:{});let r=t?await this.#a(s):{};return this.form.clear("title"),this.page.update(),r}async#a(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Es(s)||this.place.point)return{};try{let i=await Sn(s,{signal:this.page.signal}),{title:o,description:r=""}=this.values,a=r.split(/\r?\n/),l=a.findIndex(u=>Es(u)&&/^\S+$/.test(u.trim())),p=a.filter((u,g)=>g!==l&&u.trim()!==i.title),d={title:o||i.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(i),d}catch(i){return i.name!=="AbortError"&&!La.includes(i.reason)&&f(q(i)),{}}}async write(t,s){let{lists:i=[]}=this.values,o=i.length?{...t,lists:i}:t;if(this.uploads.isPaused)return this.#l(o,s);try{return this.#s=await ge(s),await Bi(this.draft.findId,{...o,locationId:this.#s,media:this.uploads.media})}catch(r){if(he(r))return this.#l(o,s);let a=be(r,"lists").map(l=>i[l]);throw a.length?(this.lists=this.lists.filter(({id:l})=>!a.includes(l)),this.#n(l=>!a.includes(l)),this.changed(),{code:"failed",text:n("edit.listClosed")}):r}}async#l(t,s){let i=Object.fromEntries(this.#r.map(({id:o,name:r})=>[o,r]));return await Ei(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:i},this.uploads),await this.leave("/waiting",n("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&Lt.set(this.values.audience),s&&$i.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[i]=Ie();s&&f(s,"",i&&{text:n("edit.next"),run:()=>this.page.go(`/new?draft=${i.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Xe,nothing as Sa}from"../lib/lit-html/lit-html.js";var qa={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},Pa={title:e=>e,description:e=>e,category:e=>e?U(e):"",place:e=>e,photos:e=>Xe`
    ${n("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?V(t,{thumb:!0}):Sa)}</span>`},vo=(e,t,s)=>Xe`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${n(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${Pa[e.name](e[t])||n("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,ko=({parts:e},t,s)=>Xe`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${n("edit.conflict")}</h2>
    <p class="hint">${n("edit.conflictText")}</p>
    ${e.map(i=>Xe`
      <fieldset>
        <legend>${n(qa[i.name])}</legend>
        <div class="choices">${vo(i,"mine",t)}${vo(i,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${n("edit.keep.save")}</button></p>
  </section>`;import{html as Et,nothing as Gs}from"../lib/lit-html/lit-html.js";function Ma(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var Ta=({media:e,preview:t})=>Et`
  <span class="thumb">${e||t?Et`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Fa(e,t){let{draft:s}=t,i=s.title?.trim()||n("edit.untitled");return Et`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ta(t)}
        <span class="what">
          <span class="name" dir="auto">${i}</span>
          ${s.label?Et`<span class="soft" dir="auto">${s.label}</span>`:Gs}
          <span class="soft">${vi(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${n("edit.draftDelete",{title:i})} @click=${()=>Ma(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var xo=e=>e.items.length?Et`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${n("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Fa(e,t))}</ul>
    ${e.shown.length<e.items.length?Et`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${n("edit.allDrafts",{n:e.items.length})}
      </button>`:Gs}
  </section>`:Gs;var Oo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Io=e=>[...e.dataTransfer?.types??[]].includes("Files"),Na=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Lo(e,t){let s=o=>document.body.classList.toggle("dropping",o),i=(o,r)=>document.addEventListener(o,r,{signal:e});i("dragover",o=>{Io(o)&&(o.preventDefault(),s(!0))}),i("dragleave",o=>{o.relatedTarget||s(!1)}),i("drop",o=>{Io(o)&&(o.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Oo(o.dataTransfer)))}),i("paste",o=>{let r=Oo(o.clipboardData);!r.length||Na(o)||document.querySelector("dialog[open]")||(o.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as Z,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as ie,nothing as Xs}from"../lib/lit-html/lit-html.js";var Ct="category";function So(e,{category:t}){let s=document.getElementById(Ct);if(s.value=t,Mt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Ba(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function ja(e,t){let{items:s,at:i}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let o={ArrowDown:1,ArrowUp:-1}[e.key];if(o)t.proposals.move(o);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&i>=0)So(t,s[i]);else return;e.preventDefault()}var Ra=(e,t,s)=>ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>So(e,t)}>
    ${J(t.category)}
    <span class="grow" dir="auto">${U(t.category)}</span>
    <span class="soft far">${t.ownCount?n("categories.byYou",{n:t.ownCount}):t.count?R(t.count):Xs}</span>
  </li>`,Aa=e=>{let{items:t}=e.proposals;return ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${n("categories.used")}>${t.map((s,i)=>Ra(e,s,i))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?n("categories.count",{n:t.length}):""}</span>`};function qo(e){let{form:t,proposals:s}=e,i=t.errors[Ct];return ie`
    <div class="field">
      <label for=${Ct}>${n("categories.own")} <span class="soft">${n("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ct} name=${Ct} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${S().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Xs}
          aria-describedby=${i?"category-error":"category-hint"} aria-invalid=${i?"true":Xs}
          .defaultValue=${e.values.category??""} @input=${o=>Ba(o,e)} @keydown=${o=>ja(o,e)}
          @focus=${o=>s.follow(o.target.value)} @blur=${()=>s.close()}>
        ${Aa(e)}
      </div>
      ${an(t.left[Ct])}
      ${i?ie`<p class="error" id="category-error">${i}</p>`:ie`<p class="hint" id="category-hint">${n("categories.hint")}</p>`}
    </div>`}var oe=(e,t,s,i,o)=>Z`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${i}</span></span> ${c("next")}</summary>
    ${o}
  </details>`;function Mo(e){let t=e?.closest("details");t&&(t.open=!0)}var Ea=e=>oe("description",c("edit"),n("find.description"),e.values.description||n("edit.none"),E(e.form,"description",{label:n("find.description"),value:e.values.description??"",kind:"area",most:S().limits.description})),Po=(e,t,s)=>we(s,Z`${J(t)} ${U(t)}`,()=>e.chooseCategory(t));function Ca(e){let{category:t}=e.values,[s,i]=t?[J(t),U(t)]:[c("filter"),n("edit.none")];return oe("category",s,n("find.category"),i,Z`
    <fieldset>
      <legend>${n("find.category")}</legend>
      <div class="chips">
        ${ye().map(o=>Po(e,o,o===t))}
        ${Po(e,"other",e.isOther)}
      </div>
      ${e.isOther?qo(e):ne}
    </fieldset>`)}var Da=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(te(t))}
      <span>
        <span class="strong">${n(`find.audience.${t}`)}</span><br>
        <span class="soft">${n(`edit.audienceText.${t}`,{instance:Y()})}</span>
      </span>
    </span>
  </label>`;function Ua(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],i=[n(`find.audience.${t}`),...s].join(" + ");return oe("audience",c(te(t)),n("edit.who"),i,Z`
    <fieldset class="choices">
      <legend>${n("edit.who")}</legend>
      ${ht.map(o=>Da(e,o))}
    </fieldset>`)}var _a=e=>ct("exact-for",{name:"exactForFriends",label:n("privacy.exactFor"),options:Nn(),chosen:e});function Ha(e){let{area:t="",exactForFriends:s="true"}=e.values;return oe("shown",c("map"),n("privacy.shown"),t===""?_s(e.settings?.values):Tn(Number(t)),Z`
    ${ct("area",{label:n("privacy.shown"),hint:n(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",_s(e.settings.values)]]:[],...Fn()]})}
    ${Number(t)?_a(s):ne}`)}var za=(e,t)=>Z`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Z`<span class="soft">${n("lists.count",{n:t.memberCount})}</span>`:ne}
    </label>
  </li>`,Wa=e=>e.lists?.length?oe("lists",c("plus"),n("lists.title"),e.chosenLists.join(", ")||n("edit.noList"),Z`
  <p class="hint">${n("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>za(e,t))}</ul>`):ne,To=e=>Z`
  <div class="folds">
    ${Ea(e)}${Ca(e)}${e.isOwn?Z`${Ua(e)}${Wa(e)}${Ha(e)}`:ne}
  </div>`;import{html as re,nothing as Je}from"../lib/lit-html/lit-html.js";var Fo=(e,t)=>re`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,No=(e,t,s)=>re`
  <fieldset>
    <legend>${n("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Je} @click=${()=>Bn(e)}>
      ${e.point?re`<place-map inert .at=${e.point}></place-map>`:Je}
      ${e.point?Fo(e.label||n("spot.unnamed"),[jn(e),n("spot.change")].filter(Boolean).join(" · ")):Fo(n("spot.title"),n("spot.chooseHint"))}
    </button>
    ${s?re`<p class="hint">${s}</p>`:Je}
    ${t?re`<p class="error" id="place-error" role="alert">${t}</p>`:Je}
  </fieldset>`;import{html as xt,nothing as Js}from"../lib/lit-html/lit-html.js";function Va(e,t){e.merge(t),b(`group-${t-1}`)}function Ka(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Ya=({preview:e,file:t})=>e?xt`<img src=${e} alt="">`:xt`<span class="film" title=${t.name}>${c("play")}</span>`,Ga=(e,t,s)=>xt`
  <button type="button" class="cut" aria-label=${n("group.split",{n:s+1})} title=${n("group.split",{n:s+1})}
    @click=${()=>Ka(e,t,s)}></button>`;function Xa(e,t,s){let{name:i,time:o}=e.describe(t),r=[o&&yi(o),i].filter(Boolean);return xt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${n("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?xt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Va(e,s)}>
            ${n("group.merge")}
          </button>`:Js}
      </div>
      <ul class="group">${t.map((a,l)=>xt`<li>${l?Ga(e,s,l):Js}${Ya(a)}</li>`)}</ul>
    </li>`}var Bo=(e,t)=>e.groups?xt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${n("group.title",{n:e.count,finds:n("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${n("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,i)=>Xa(e,s,i))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${n("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${n("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Js;import{html as F,nothing as et}from"../lib/lit-html/lit-html.js";import{html as Zs}from"../lib/lit-html/lit-html.js";async function Ja(e,t,s){let i=null,o={label:n("upload.caption"),hint:n("upload.captionHint"),value:t.caption,most:S().limits.caption},r=await z((a,l)=>(i??=new Nt({send:({caption:p})=>a(p.trim()),update:l}),Zs`
      <h2>${n("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${i.submit}>
        ${E(i,"caption",o)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>a()}>${n("action.cancel")}</button>
          ${lt(i,n("action.save"))}
        </div>
      </form>`),{label:n("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var jo=(e,t,s,i)=>Zs`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Ja(e,t,i)}
    aria-label="${n("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Zs`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Za,Qa]=[6,10],tl=300,v=null;function Ro(){v.isOn=!0,v.item.classList.add("lifted"),on()}var Ao=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],el=(e,t)=>Ao(v.item).find(s=>{let i=s.getBoundingClientRect();return s!==v.item&&i.left<=e&&e<=i.right&&i.top<=t&&t<=i.bottom});function sl(e){if(e.pointerId!==v.id)return;let[t,s]=[e.clientX-v.x,e.clientY-v.y],i=e.pointerType==="touch";if(!v.isOn){if(Math.hypot(t,s)<(i?Qa:Za))return;if(i)return v.end();Ro()}v.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,v.over?.classList.remove("target"),v.over=el(e.clientX,e.clientY),v.over?.classList.add("target")}function Ze(e,t){if(e.button||v||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,i=new AbortController,{signal:o}=i,r=()=>{clearTimeout(v.timer),i.abort(),s.classList.remove("lifted"),s.style.transform="",v.over?.classList.remove("target"),v=null};v={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(v.timer=setTimeout(Ro,tl));let a=p=>{p.pointerId===v.id&&r()},l=p=>{if(p.pointerId!==v.id)return;let[d,u]=[s,v.isOn&&v.over].map(g=>Ao(s).indexOf(g));r(),u>=0&&t(d,u)};document.addEventListener("pointermove",sl,{signal:o}),document.addEventListener("pointerup",l,{signal:o}),document.addEventListener("pointercancel",a,{signal:o}),document.addEventListener("keydown",p=>{p.key==="Escape"&&r()},{signal:o})}function Ot(e){(v?.isOn||e.type==="dragstart")&&e.preventDefault()}var il="image/*,video/mp4,video/quicktime,video/webm";function nl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Eo(e,t,s){e.move(t,s),queueMicrotask(()=>{let i=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(i)?.focus()})}function Co(e){return e.media?V(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?F`<span class="film">${c("play")}</span>`:F`<img src=${e.preview} alt="">`}var Do={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Qe=(e,t,s,i,o)=>F`
  <button type="button" class="round ${e}" aria-label=${n(`upload.${t}`,{n:i})} @click=${o}>${c(s)}</button>`,ol=(e,t)=>e.progress<1?F`<progress max="1" .value=${e.progress} aria-label=${n("upload.progress",{n:t})}></progress>`:F`<span class="over">${n("upload.processing")}</span>`,rl=(e,t)=>({sending:()=>ol(e,t),paused:()=>F`<span class="over" title=${e.problem}>${n("upload.paused")}</span>`,waiting:()=>F`<span class="over">${n("upload.waiting")}</span>`,failed:()=>F`<span class="over error">${n("upload.failed")}</span>`,done:()=>et})[e.state]();function al(e,t,s,i){let o=s+1;return F`
    <li class="shot ${t.state}" data-drag @pointerdown=${r=>Ze(r,(a,l)=>e.move(a,l))}
      @error=${Do} @load=${Do}>
      ${Co(t)}
      ${s===0&&e.items.length>1?F`<span class="cover">${n("upload.cover")}</span>`:et}
      ${rl(t,o)}
      <span class="buttons">
        ${s>0?Qe("before","earlier","back",o,()=>Eo(e,s,s-1)):et}
        ${o<e.items.length?Qe("after","later","next",o,()=>Eo(e,s,s+1)):et}
        ${t.state==="failed"||t.state==="paused"?Qe("","again","retry",o,()=>e.retry(t)):et}
        ${i?et:Qe("drop",t.state==="done"?"remove":"cancel","close",o,()=>nl(e,t))}
      </span>
      ${t.state==="failed"?et:jo(e,t,o,Co(t))}
    </li>`}function ll(e,t){t([...e.target.files]),e.target.value=""}var cl=(e,t)=>F`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${n(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?et:F`<span class="soft mice">${n("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${il} multiple @change=${s=>ll(s,t)}>
  </li>`;function pl(e){let t=e.items.filter(i=>i.state==="done").length,s=[...new Set(e.items.filter(i=>i.state==="failed").map(i=>i.problem))];return F`
    <p class="hint" role="status">${e.isBusy?n("upload.ready",{n:t,of:R(e.items.length)}):""}</p>
    ${s.map(i=>F`<p class="error" role="alert">${i}</p>`)}`}var Uo=(e,t,s=!1)=>F`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ot} @contextmenu=${Ot} @dragstart=${Ot}>
    ${e.items.map((i,o)=>al(e,i,o,s))}
    ${!s&&e.items.length<e.most?cl(e,t):et}
  </ul>
  ${e.items.length>1?F`<p class="hint">${n("upload.order")}</p>`:et}
  ${pl(e)}`;async function _o(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function ul(e){e.uploads.add(e.several.decline()),b("files")}async function dl(e){Qs(e.received.values),Qs(await e.resolveReceived(!0))}function Qs(e){for(let[t,s]of Object.entries(e)){let i=document.getElementById(t);i&&(i.value=s)}}var fl=e=>{let t=Ln(Object.values(e).join(`
`));return t?j`<p class="hint">${n("places.asks",{host:t})}</p>`:C},hl=(e,t)=>j`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${n("edit.shared")}</h2>
    <p class="hint">${n("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>j`<p class="text" dir="auto">${s}</p>`)}
    ${fl(e.received.values)}
    ${e.received.files.length?j`<p>${n("edit.sharedFiles",{n:e.received.files.length})}</p>`:C}
    ${t?j`<p class="note">${n("edit.sharedFull")}</p>`:C}
    ${e.received.left?j`<p class="note">${n("edit.sharedLeft",{n:e.received.left})}</p>`:C}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${n("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>dl(e)}>${n("edit.sharedTake")}</button>
    </div>
  </section>`;async function ml(e){await W(n("edit.discardTitle"),n("edit.discardText"),n("edit.startOver"))&&e.discard()}var $l=()=>W(n("privacy.inHome"),n("privacy.inHomeText"),n("privacy.showExact")),gl=e=>j`
  <p class="note">
    ${n("edit.restored")} <button type="button" class="link" @click=${()=>ml(e)}>${n("edit.startOver")}</button>
  </p>`,bl=e=>j`
  <fieldset>
    <legend>${n("edit.photos")}</legend>
    ${e.photosExpired?j`<p class="note">${n("edit.photosGone")}</p>`:C}
    ${Uo(e.uploads,t=>_o(e,t),!e.isOwn)}
    ${e.isOwn?j`<p class="hint">${n("edit.photosMost",{n:e.uploads.most})} ${n("edit.photosHint")}</p>`:C}
  </fieldset>`,wl=e=>j`
  ${yt(e.form)}
  ${e.conflict?ko(e.conflict,(t,s)=>e.choose(t,s),()=>Qs(e.resolve())):C}`;function yl(e,t){t.change(nn(e.currentTarget))}async function vl(e,t){let i=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Mo(i),i?.focus()}function kl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",i=o=>yl(o,e);return j`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${i} @change=${i} @submit=${o=>vl(o,e)}>
      ${e.isRestored?gl(e):C}
      ${e.author?j`<p class="hint" dir="auto">${n("edit.by",{name:h(e.author)})}</p>`:C}
      ${e.isOwn||e.uploads.items.length?bl(e):C}
      ${No(e.place,e.placeError,e.seesArea?n("edit.seesArea"):"")}
      ${E(e.form,"title",{label:n("find.titleField"),value:t,required:!0,most:S().limits.title})}
      ${To(e)}
      <div class="publish">
        ${wl(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${n("action.cancel")}</a>
          ${lt(e.form,n(s))}
        </div>
      </div>
    </form>`}var xl=(e,t)=>j`
  ${e.received?hl(e,t.get("shared")==="full"):C}
  ${Bo(e.several,()=>ul(e))}
  ${e.several.groups?C:xo(e.drafts)}`;function Ol(e,t){return e.loading.problem?O(e.loading.problem,t):e.uploads?kl(e):k(4)}function Ho(e){let t=new(e.params.id?Ve:Ge)(e,{showHome:$l}),s=()=>t.loading.load();return Lo(e.signal,i=>t.uploads&&_o(t,i)),{title:t.title,ready:s(),view:()=>j`
      ${I(t.title,C,t.back)}
      ${t.isNew?xl(t,e.query):C}
      ${Ol(t,s)}`,close:()=>t.close()}}import{html as _t,nothing as or}from"../lib/lit-html/lit-html.js";var Il=3,Ll=4,ts=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Sl(){let e=new Intl.Locale(gi());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var ql=e=>[["today",ts(e)],["yesterday",ts(e,1)],["week",ts(e,(e.getDay()-Sl()+7)%7)],["earlier",-1/0]],ti=e=>ts(new Date(e.createdAt)).getTime(),es=e=>`${ti(e)} ${e.user.id}`;function Pl(e){let t=new Map;for(let s of e)t.set(es(s),[...t.get(es(s))??[],s]);return t}function zo(e,{now:t=new Date,mayContinue:s=!1}={}){let i=Pl(e),o=s&&e.length?ti(e.at(-1)):NaN,r=new Map,a=ql(t);for(let l of e){let p=i.get(es(l)),d=p.length>=Il;if(d&&p[0]!==l)continue;let u=d?{key:es(l),finds:p,hasMore:ti(l)===o}:{find:l},g=new Date(l.createdAt),[D]=a.find(([,gt])=>g>=gt);r.set(D,[...r.get(D)??[],u])}return[...r].map(([l,p])=>({name:l,entries:p}))}function Wo(e){let t=i=>i.media.length>0,s=[...e.filter(t),...e.filter(i=>!t(i))].slice(0,Ll);return{shown:s,rest:e.length-s.length}}var Ml=1500,[Tl,Fl]=[4,4],Nl=9;function Bl(){let e=ve(mi.get());return e?.zoom>=Nl?{lat:e.lat,lng:e.lng}:null}var jl=()=>Promise.race([Yi(),zi(Ml,null)]),Rl=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},ss=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=rt(t,()=>m("/api/finds/feed",{...Rl(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new rn(t.id,()=>t,this.#s)),s}save(t,s){return Xi(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await jl();this.#r(t??Bl(),!!t)}await this.#o()};get days(){return zo(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#o(){await this.list.load(),await this.#n(Tl)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Fl;s++){let i=this.list.items.length;if(await this.list.more(),this.list.items?.length===i)return}}#r(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#r(await Ki({timeout:1e4}),!0),this.list.clear(),await this.#o()}catch(t){f(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?ke(this.at,ot(wt(t))):void 0};function Al(){return qi()?!0:P.get("installPrompt")||Pi()?!1:void 0}async function El(){let e=await Ti();return{on:!0,off:!1}[e]}var Dt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Fs.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&S().tiles?.kind==="vector"?xn().length>0:void 0,find:y(`/api/users/${$().id}`,{signal:t}).then(o=>o.findCount>0),friend:y("/api/friends?limit=1",{signal:t}).then(o=>o.length>0),push:El(),install:Al()},i=await Promise.all(Object.entries(s).map(async([o,r])=>({name:o,isDone:await Promise.resolve(r).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(o=>o.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=P.get("installPrompt");t&&(await t.prompt(),P.set("installPrompt",null),await this.load())}dismiss=()=>{Fs.set($().id),this.steps=[],this.#t.update()}};import{html as st,nothing as mt}from"../lib/lit-html/lit-html.js";var Cl="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Dl=(e,t)=>st`
  <span class="cover c-${Tt(e.category).code}">
    ${e.media.length?V(e.media[0],{sizes:Cl,eager:t}):J(e.category)}
    ${e.media[0]?.type==="video"?st`<span class="play">${c("play")}</span>`:mt}
    ${e.media.length>1?st`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:mt}
  </span>`;function Ul(e,t){let s=[Zi(e,wt(e))?"":Oe(wt(e)),t===void 0?"":ki(t)].filter(Boolean);return s.length?st`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?st` · ${s[1]}`:mt}</span>`:mt}var ei=(e,t,s=mt)=>st`
  <span class="by">
    ${x(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${ft(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?st`<span class="badge">${n("feed.friend")}</span>`:mt}
    ${e.reasonOf?st`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:mt}
    ${s}
  </span>`,Vo=(e,t,s,{km:i,eager:o,isMixed:r})=>st`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Dl(e,o)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Ul(e,i)}
        ${ei(e,r,gn(e))}
      </span>
    </a>
    <div class="acts">
      ${hn(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?st`<span>${R(e.commentCount)}</span>`:mt}
      </a>
      <span class="grow"></span>
      ${fn(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Ut,nothing as Ko}from"../lib/lit-html/lit-html.js";var si=({key:e})=>`group-${e.replace(" ","-")}`;async function Yo(e,t){e.toggle(t),await b(si(t))}var _l=(e,t)=>Ut`
  <span class="piece c-${Tt(e.category).code}">
    ${e.media.length?V(e.media[0],{thumb:!0}):J(e.category)}
    ${t?Ut`<span class="beyond">+${R(t)}</span>`:Ko}
  </span>`;function Hl(e){let{shown:t,rest:s}=Wo(e);return Ut`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((i,o)=>_l(i,o===t.length-1?s:0))}</span>
    </span>`}var Go=({finds:e,hasMore:t})=>n("feed.several",{n:e.length,more:t}),zl=e=>e.map((t,s)=>Ut`${s?" · ":Ko}<bdi>${t.title}</bdi>`),Wl=(e,t)=>Ut`
  <li class="feed-card">
    <button type="button" class="group-face" id=${si(t)} aria-expanded="false" @click=${()=>Yo(e,t)}>
      ${Hl(t.finds)}
      <span class="about">
        <span class="name">${Go(t)}</span>
        <span class="soft titles">${zl(t.finds.slice(0,10))}</span>
        ${ei(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Vl=(e,t,s)=>Ut`
  <li class="feed-group">
    <div class="by">
      ${x(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${Go(t)}</span></span>
      <button type="button" class="quiet" id=${si(t)} aria-expanded="true" @click=${()=>Yo(e,t)}>
        ${n("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(i=>s(i))}</ul>
  </li>`,Xo=(e,t,s)=>e.isOpen(t)?Vl(e,t,s):Wl(e,t);import{html as It,nothing as ae}from"../lib/lit-html/lit-html.js";var Jo={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>qt()?"/invites":"/people",push:()=>"/settings/notifications"},Kl=e=>n(e==="friend"&&qt()?"steps.inviteAction":`steps.${e}Action`);function Yl(e,t){return Jo[t]?It`<a class="button quiet" href=${Jo[t]()}>${Kl(t)}</a>`:P.get("installPrompt")?It`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:It`<span class="hint">${n("steps.installHint")}</span>`}var Gl=(e,{name:t,isDone:s})=>It`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):ae}</span>
    <span class="grow">${n(t==="friend"&&qt()?"steps.invite":`steps.${t}`,{instance:Y()})}${s?It`<span class="unseen"> (${n("steps.done")})</span>`:ae}</span>
    ${s?ae:Yl(e,t)}
  </li>`;async function Xl(e,t){let s=new Dt(t);e.note=()=>s.isShown?It`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${n("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${tt(s.dismiss)}
    </p>`:ae,await s.load()}var Zo=(e,t)=>e.isShown?It`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${n("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Gl(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${n("steps.hide")}</button>
  </details>`:ae;import{html as er,nothing as tr}from"../lib/lit-html/lit-html.js";var Jl=1,Qo=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),is=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=m("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await y(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Jl)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":h(t.user)};var Zl=(e,t)=>[n("feed.yearsAgo",{n:Qo(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Ql(e){e.more(),await b("this-day")}var tc=e=>er`
  <button type="button" class="link" @click=${()=>Ql(e)}>${n("feed.allOnThisDay",{n:e.count})}</button>`,sr=e=>e.shown.length?er`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${n("feed.onThisDay")}</h2>
      ${e.hasMore?tc(e):tr}
    </div>
    <ul class="rows">${e.shown.map(t=>Ne(t,Zl(e,t)))}</ul>
  </section>`:tr;var ec=()=>_t`<a class="button quiet" href="/people">${c("people")} ${n("nav.people")}</a>`,sc=e=>e.isHere?or:_t`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${n("feed.nearMe")}
  </button>`,ir=e=>_t`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${sc(e)}</p>`,nr=(e,t)=>Vo(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),ic=({name:e,entries:t},s)=>_t`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${n(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(i=>i.find?nr(i.find,s):Xo(s,i,o=>nr(o,s)))}
    </ul>
  </section>`;function nc(e,t,s){let{items:i,problem:o}=e.list;return!o&&(!i||!t.isKnown||!s.isKnown)?k(3):[Zo(t,location.hash==="#steps"||!i?.length),sr(s),oc(e)]}function oc(e){let{items:t,problem:s,load:i}=e.list;if(s)return O(s,i);if(!t.length&&!e.list.next){let o=n(e.at?"feed.noneText":"feed.noneFriends");return[ir(e),A(n("feed.none"),o,or,"feed")]}return _t`
    ${ir(e)}
    ${e.days.map(o=>ic(o,e))}
    ${M({...e.list,more:e.more})}`}function rr(e){let t=new ss(e),s=new Dt(e),i=new is(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),i.load()]),view:()=>_t`
      ${I(n("feed.title"),ec())}
      ${nc(t,s,i)}`}}import{html as w,nothing as N}from"../lib/lit-html/lit-html.js";import{html as K,nothing as le}from"../lib/lit-html/lit-html.js";var ii=["viewer","contributor","editor"],rc=200,ac=2,ns=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,i){Object.assign(this,{list:t,isOwner:s,changed:i}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([B(`${this.#t}/members`),this.isOwner?y(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await An(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o(t.trim()),rc)}async#o(t){let s=++this.#s;if([...t].length<ac)this.found=null;else{let{items:i}=await B(m("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let o=new Set(this.items.map(r=>r.user.id));this.found=i.filter(r=>r.id!==$().id&&!o.has(r.id))}this.update()}async#n(t,s=""){try{await t,s&&f(s),await this.load(),this.changed()}catch(i){f(q(i)),this.update()}}async invite(t,s){this.found=null,await this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(bt(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await T(X(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(X(`${this.#t}/link`,{role:t}),this.link?n("privacy.saved"):"")}revokeLink(){return this.#n(bt(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){f(n(await Wi(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},os=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&St.set(s.slice(1)),this.code=St.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await G("/api/lists/greeting",{code:this.code}),this.greeting.joined&&St.remove()}catch(t){this.problem=t,t.code==="not_found"&&St.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await T(G(`/api${this.path}/join`,{code:this.code}))&&(St.remove(),await this.#t.go(this.path,{replace:!0}))}};var lr=()=>ii.map(e=>[e,n(`lists.role.${e}`)]);async function ar(e,t,s){let i=h(e.user);await W(n(`lists.${t}Title`,{name:i}),n(`lists.${t}Text`,{name:i}),n(`lists.${t}`))&&await s()}var lc=(e,t)=>vt(n("people.menu",{name:h(t.user)}),[...ii.filter(s=>s!==t.role).map(s=>({text:n("lists.makeRole",{role:n(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:n("lists.handOver"),sign:"people",run:()=>ar(t,"handOver",()=>e.handOver(t))}],{text:n(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):ar(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),cc=(e,t)=>K`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${x(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${n(`lists.role.${t.role}`)}${t.invited?K` · ${n("lists.waits")}`:le}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?lc(e,t):le}
  </li>`,pc=(e,t)=>K`
  <li class="row between">
    <span class="person">${x(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${n("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${n("lists.inviteOne")}</button>
  </li>`,uc=e=>K`
  <section class="stack">
    <h3>${n("lists.inviteTitle")}</h3>
    <p class="hint">${n("lists.inviteHint")}</p>
    ${ct("invite-role",{label:n("lists.as"),options:lr(),chosen:"contributor"})}
    <label for="member-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?K`
      <ul class="people" aria-label=${n("people.results")} role="status">
        ${e.found.length?e.found.map(t=>pc(e,t)):K`<li class="soft">${n("people.noMatch")}</li>`}
      </ul>`:le}
  </section>`,dc=e=>K`
  <p class="hint">${n("lists.linkText")}</p>
  ${ct("link-role",{label:n("lists.linkRole"),options:lr(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${n("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${n("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>fc(e)}>${n("lists.linkRevoke")}</button>
  </p>
  ${e.code?K`
    <details class="small-fold">
      <summary>${n("invites.qr")} ${c("next")}</summary>
      ${En(e.code,n("invites.qr"))}
    </details>`:le}`;async function fc(e){await e.revokeLink(),b("make-link")}async function hc(e){await e.setLink(document.getElementById("invite-role").value),b("join-link")}var mc=e=>K`
  <section class="stack">
    <h3>${n("lists.link")}</h3>
    ${e.link?dc(e):K`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>hc(e)}>
        ${c("plus")} ${n("lists.linkMake")}
      </button></p>`}
  </section>`,$c=(e,t)=>K`
  <div class="row between"><h2>${n("lists.people")}</h2>${tt(t)}</div>
  <ul class="people">${e.items.map(s=>cc(e,s))}</ul>
  ${e.isOwner?K`${uc(e)}${mc(e)}`:le}`;async function cr(e,t,s){let i=new ns(e,t,s);await T(i.load())&&(await z((o,r)=>(i.update=r,$c(i,o)),{label:n("lists.people")}),i.close())}import{html as pr}from"../lib/lit-html/lit-html.js";var gc=["each","daily","off","default"];function bc(e,t){let s=n(`bell.${e}`);return e===t?{text:s,sign:"check",label:n("bell.chosen",{way:s})}:{text:s}}var wc=e=>e==="default"?pr`${c("bell")} <span class="unseen">${n("bell.title")}</span>`:pr`
  ${c("bell",e==="each")} <span class="unseen">${n("bell.title")}: </span><span>${n(`bell.${e}`)}</span>`,rs=(e,t="default",s=()=>{})=>vt(n("bell.title"),gc.map(i=>({...bc(i,t),run:()=>yc(e,i,s)})),{id:"bell",face:wc(t)});async function yc(e,t,s){await T(X(e,{news:t}))&&await s()}var[ur,vc,kc]=[15,34,34],dr=e=>e.map(t=>t.id).sort().join(),ni=class extends Rn{closest=ur;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=dr(t)===dr(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,ur))}failed(){this.parentElement.remove()}mark(){this.#t=Hn(this.points,s=>this.map.pixelOf(s),kc);let t=s=>this.onChoose(zn(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:vc,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ni);async function xc(e){await W(n("lists.deleteTitle",{name:e.list.name}),n("lists.deleteText"),n("action.delete"))&&e.remove()}async function Oc(e){await W(n("lists.leaveTitle",{name:e.list.name}),n("lists.leaveText"),n("lists.leave"))&&e.leave()}var hr=e=>cr(e.list,e.isOwn,e.loading.load),Ic=e=>vt(n("lists.menu"),[...e.list.findCount?[{text:n("lists.showOnMap"),sign:"map",href:m("/",{list:e.list.id})}]:[],...e.role?[{text:n(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>hr(e)}]:[],...e.may("editor")?[{text:n("lists.edit"),sign:"edit",run:()=>Ae(e.editForm,e.list)}]:[],...e.isOwn?[{text:n("find.byLink"),sign:"globe",run:()=>so(e.list)},{text:n("lists.delete"),sign:"trash",isDanger:!0,run:()=>xc(e)}]:[...e.role?[{text:n("lists.leave"),sign:"close",isDanger:!0,run:()=>Oc(e)}]:[],Te({listId:e.list.id})],...e.canHide?[Sc(e)]:[]],{id:"list-menu"}),Lc=e=>w`
  ${yt(e)}
  <p>${n("lists.makePrivateText")}</p>
  ${E(e,"reason",{label:n("report.reason"),required:!0,most:500})}`,Sc=e=>({text:n("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>Ds(e.hideForm,n("lists.makePrivateTitle",{name:e.list.name}),Lc,t=>lt(t,n("lists.makePrivate")))});async function fr(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function qc(e,t){await e.drop(t),b("list-menu")}var Pc=(e,t)=>w`
  <label class="switch">
    <span>${n(`lists.entry.${e}`)}<br><span class="soft">${n(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,Mc=(e,{listed:t},s)=>w`
  ${yt(e)}
  ${E(e,"note",{kind:"area",label:n("lists.entry.note"),value:t.note??"",most:200})}
  ${s.map(i=>Pc(i,t[i]))}`,mr=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),Tc=(e,t)=>Ds(s=>e.entryForm(t,s),t.title,s=>Mc(s,mr(e,t),e.rightsOf(t)),s=>lt(s,n("action.save")));function Fc(e,t,s){let i=e.finds.items.length-1,o=[...e.hasAdded(t)?[{text:n("lists.entry.edit"),sign:"edit",run:()=>Tc(e,t)}]:[],...e.mayArrange?Nc(e,t,s,i):[],...e.mayDrop(t)?[{text:n("lists.drop"),sign:"close",run:()=>qc(e,t)}]:[]];return o.length?vt(n("lists.findMenu",{title:t.title}),o,{id:`find-${t.id}`}):N}function Nc(e,t,s,i){return[...s>0?[{text:n("lists.up"),run:()=>fr(e,t,-1)}]:[],...s<i?[{text:n("lists.down"),run:()=>fr(e,t,1)}]:[],...t.media.some(o=>o.type==="image")?[{text:n("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function Bc(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function jc(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Rc=(e,t,s)=>w`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${n("lists.onMap",{n:s+1,title:t.title})} @click=${()=>jc(e,t.id)}>
    <span class="nth">${R(s+1)}</span>
  </button>`,Ac=(e,t,s)=>e.move(e.finds.items[t],s-t);function Ec(e,t){let{by:s,at:i,isNew:o}=t.listed??{};if(!e.isShared||!s)return Be(t);let r=w`${n("lists.addedBy",{name:h(s)})} · ${ft(i??t.createdAt)}`;return o?w`<b>${n("lists.isNew")}</b> · ${r}`:r}var Cc=({listed:e})=>e?.note?w`<p class="entry-note" dir="auto">${e.note}</p>`:N,Dc=e=>e?w`
  <p class="entry-note soft" role="status">${n(`outbox.${e.kind}`)} · ${n("outbox.waiting")}</p>`:N,Uc=({isShared:e,list:t},s)=>e&&!s.inLists&&s.listed?.by?.id===s.userId?{...s,inLists:[{...t,shows:!0}]}:s,_c=(e,t,s,i=e.waiting(t))=>w`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${o=>e.mayArrange&&Ze(o,(r,a)=>Ac(e,r,a))}>
    ${Rc(e,t,s)}
    ${wn(Uc(e,t),Ec(e,t))}
    ${e.role&&i?.kind!=="drop"?Fc(e,t,s):N}
    ${Cc(mr(e,t))}
    ${Dc(i)}
  </li>`,Hc=({user:e})=>w`<a class="person" href="/people/${e.id}">${x(e)} <span>${h(e)}</span></a>`,zc=e=>w`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?N:Hc(e.list)}
    ${e.list.description?w`<p class="text" dir="auto">${e.list.description}</p>`:N}
    <p class="marks">${eo(e.list)} <span class="soft">${n("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?w`<p class="row">${Vc(e)}${e.may("contributor")?Kc(e):N}
      ${e.isShared?rs(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):N}</p>`:N}
  </div>`,Wc=({members:e,list:t})=>e.length?e.filter(s=>!s.invited).slice(0,3).map(({user:s})=>x(s,28)):Array.from({length:Math.min(3,t.memberCount)},()=>w`<span class="avatar"></span>`),Vc=e=>e.isShared?w`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>hr(e)}>
    ${Wc(e)}
    <span>${n("lists.count",{n:e.list.memberCount})}</span>
  </button>`:N,Kc=e=>w`
  <a class="button quiet" id="add-here" href=${m("/new",{list:e.list.id})}>${c("plus")} ${n("lists.addHere")}</a>`,Yc=e=>e.list.invited?w`
  <section class="card stack" role="status">
    <p>${n("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="soft">${n("lists.joinAs",{role:n(`lists.role.${e.list.role}`)})}</p>
    <p class="hint">${n("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${n("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button>
    </p>
  </section>`:N,Gc=e=>e.isShared?w`
  <div class="pair">
    ${ct("by-person",{label:n("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",n("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${ct("by-category",{label:n("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",n("lists.allCategories")],...e.categories.map(t=>[t,U(t)])]})}
  </div>`:N;function Xc(e){let{items:t,problem:s,load:i}=e.finds;return s?O(s,i):t?!t.length&&e.isFiltered?w`<p class="empty" role="status">${n("lists.noneSuch")}</p>`:t.length?w`
    <ol class="card rows" @touchmove=${Ot} @contextmenu=${Ot}>${t.map((o,r)=>_c(e,o,r))}</ol>
    ${M(e.finds)}`:A(n("lists.empty"),n(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),N,"pin"):k(3)}var Jc=(e,t)=>Zc(e)?w`<div class="list-plan">${e.steps.length?Qc(e,t):N}</div>`:N,Zc=({steps:e,list:t,finds:s})=>(s.items||s.problem?e.length:t.findCount)>0,Qc=(e,t)=>w`
  <list-map .label=${n("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>Bc(e,s)}
    .held=${e.may("contributor")?s=>In(t,s,{list:e.list.id}):null}></list-map>`;function tp(e,t){let{problem:s,load:i}=e.loading;return s?.code==="not_found"?w`<p class="empty">${n("lists.gone")}</p>`:s?O(s,i):e.list?w`
    <div class="list-page">
      ${Jc(e,t)}
      <div class="stack">
        ${Yc(e)}
        ${zc(e)}
        ${Gc(e)}
        ${Xc(e)}
      </div>
    </div>`:k(3)}function $r(e){let t=new Qn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>w`
      ${I(t.title,t.list?Ic(t):N,t.listsPath)}
      ${tp(t,e)}`,close:()=>t.close()}}import{html as ut,nothing as as}from"../lib/lit-html/lit-html.js";var ep=(e,{owner:t,name:s,description:i,memberCount:o,role:r,joined:a})=>ut`
  <section class="card stack">
    <p class="invited-by">${x(t,56)} <span>${n("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${i?ut`<p class="text" dir="auto">${i}</p>`:as}
    <p class="soft">
      ${o>1?ut`${n("lists.count",{n:o})} · `:as}
      ${n("lists.joinAs",{role:n(`lists.role.${r}`)})}
    </p>
    ${a?ut`<p class="row end"><a class="button main" href=${e.path}>${n("lists.open")}</a></p>`:ut`
      <p class="hint">${n("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button></p>`}
  </section>`,sp=e=>ut` <a href="/join">${n(`signin.${e}Link`)}</a>`;function ip(){let{registration:e}=S();return ut`
    <section class="card stack">
      <p>${n("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${n("signin.action")}</a></p>
      <p class="below">${n(`signin.${e}`)}${e==="closed"?as:sp(e)}</p>
    </section>`}function np(e){return e.user?e.problem?.code==="not_found"?ut`<p class="empty">${n("lists.linkGone")}</p>`:e.problem?O(e.problem,e.load):e.greeting?ep(e,e.greeting):k(2):ip()}function gr(e){let t=new os(e,location.hash);return{get title(){return t.greeting?.name??n("lists.one")},ready:t.load(),view:()=>ut`${I(t.greeting?.name??n("lists.one"),as,"/lists")}${np(t)}`}}import{html as zt,nothing as Ht}from"../lib/lit-html/lit-html.js";async function op(e){let t=null;await Ae(s=>Jn(i=>{t=i,s()})),t&&e.go(`/lists/${t.id}`)}var rp=e=>zt`
  <button type="button" id="new-list" @click=${()=>op(e)}>${c("plus")} ${n("lists.new")}</button>`;async function br(e,t,s,i){await t.answer(s,i)&&e.go(`/lists/${s.id}`)}var ap=(e,t,s)=>zt`
  <li class="row between">
    <span class="person">${x(s.user,44)} <span>
      ${n("lists.invitesYou",{name:h(s.user),list:s.name})}
      <span class="soft">${n(`lists.role.${s.role}`)}</span>
    </span></span>
    <span class="row actions">
      <button type="button" aria-label="${n("lists.join")}: ${s.name}" @click=${()=>br(e,t,s,!0)}>
        ${n("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${n("lists.decline")}: ${s.name}" @click=${()=>br(e,t,s,!1)}>
        ${n("lists.decline")}
      </button>
    </span>
  </li>`,lp=(e,t)=>t.invitations.items?.length?zt`
  <section class="card">
    <h2>${n("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>ap(e,t,s))}</ul>
  </section>`:Ht,cp=({shared:e})=>e.items?.length?zt`
  <section class="stack">
    <h2>${n("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(Hs)}</ul>${M(e)}
  </section>`:Ht;function pp({lists:e,shared:t,isOwn:s}){return!e.items||!e.items.length&&(t.problem||t.items?.length)?Ht:e.items.length?zt`<ul class="list-cards">${e.items.map(Hs)}</ul>${M(e)}`:A(n("lists.none"),s?n("lists.noneText"):n("lists.noneOther"),Ht,"way")}function wr(e){let t=new Zn(e);return{title:n("lists.title"),broad:!0,ready:t.load(),view:()=>zt`
      ${I(n("lists.title"),t.isOwn?rp(e):Ht,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${t.problem?O(t.problem,t.load):Ht}
      ${t.isLoaded?[lp(e,t),pp(t),cp(t)]:k(3)}`}}import{html as yr,nothing as dp}from"../lib/lit-html/lit-html.js";var up=10,ls=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=Ft(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=m("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<up;s++){let i=await B(t,{signal:this.#t.signal}),o=i.items.find(r=>r.username===this.name);if(o)return this.#s(o);t=i.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function fp({isGone:e,loading:t}){return t.problem?O(t.problem,t.load):e?yr`<p class="empty">${n("person.gone")}</p>`:k(3)}function vr(e){let t=new ls(e);return{title:n("person.title"),ready:t.loading.load(),view:()=>yr`${I(t.name,dp,"/people")}${fp(t)}`}}import{html as Q,nothing as us}from"../lib/lit-html/lit-html.js";var oi=e=>$p[e.type]?.(e.data)??n(hp(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),hp=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,Ir={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},ri=({kind:e,outcome:t})=>`${e}_${t}`,kr=["friends","lists","areas"];function mp({count:e,...t}){let s=kr.find(o=>t[o]===e);if(s)return n(`note.only.${s}`,{n:Number(e)});let i=kr.filter(o=>t[o]!=="0").map(o=>n(`note.from.${o}`,{n:Number(t[o])}));return n("note.daily_news",{n:Number(e),sources:i.join(", ")})}var $p={daily_news:mp,streets_wished:({place:e})=>n("note.streetsWished",{place:e}),reported:({kind:e})=>n(`report.new.${e}`),report_closed:({outcome:e,note:t})=>xr(n(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>n(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Mi(t??"")}),moderated:e=>xr(n(`report.owner.${ri(e)}`,{title:e.findTitle??e.listName}),e.note)},xr=(e,t)=>t?`${e} ${n("report.because",{reason:t})}`:e,Or={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},cs=({type:e,data:t})=>{let{listId:s,userId:i,watchId:o}=t;return{list_added:s,friend_published:i,area_published:o}[e]??""};function Lr([e,...t]){return!t.length||e.type==="list_added"||!cs(e)?ai(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}var gp=["find_liked","find_edited"];function Sr(e,t=!1){let[s]=e;if(cs(s)&&e.length>1){let{actor:r,data:a,type:l}=s;return n(`note.${l}.many`,{name:h(r??a),list:a.listName,area:a.areaName,n:e.length})}let i=new Set(e.map(r=>r.data.userId)),o={name:h(s.actor??s.data),title:s.data.findTitle};return i.size>1?n(`note.${s.type}.others`,{...o,n:i.size-1}):e.length===1||gp.includes(s.type)?oi(s):n(`note.${s.type}.times`,{...o,n:e.length,more:t})}function ai({type:e,data:{findId:t,commentId:s,listId:i}}){return Or[e]?Or[e]:i?`/lists/${i}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[bp,wp]=[20,36e5];function yp(e){let t=new Map;for(let{type:s,data:i,createdAt:o}of e)(i.commentId||s==="mentioned")&&t.set(i.userId,[...t.get(i.userId)??[],new Date(o)]);return new Set([...t].filter(([,s])=>s.some((i,o)=>i-s[o+bp-1]<wp)).map(([s])=>s))}function vp(e){let t=cs(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var kp=(e,t)=>e.type==="find_edited"&&e.type===t.type&&!t.isRead&&e.data.findId===t.data.findId&&e.data.userId===t.data.userId,ps=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=rt(t,"/api/notifications?limit=30"),this.#e=P.subscribe("notification",s=>this.#r(s))}get groups(){let t=new Map,s=yp(this.list.items);for(let i of this.list.items){let o=vp(i),r=t.get(o)??{key:o,newest:i,items:[],isRead:!0,more:!1};r.items.push(i),r.isRead&&=i.isRead,r.more||=i.type!=="find_liked"&&s.has(i.data.userId),t.set(o,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#o()};async#o(){let{items:t}=await B("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:i}=t.newest.data;if(await(s?Gn(i):Xn(i))){if(s){this.markRead(t),await this.#t.go(`/lists/${i}`);return}this.#i.delete(i),this.list.items=this.list.items.filter(o=>o!==t.newest),t.newest.isRead||Xt(-1),this.#t.update()}}async#n(){let{items:t}=await B("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Xt(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#r(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id&&!kp(t,s))]),this.#t.update()}markRead(t){for(let s of t.items.filter(i=>!i.isRead))s.isRead=!0,Xt(-1),me(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await G("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Si(0)}catch(t){f(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await bt(`/api/notifications/${s.id}`).catch(i=>{if(i.status!==404)throw i}),this.list.items=this.list.items.filter(i=>i!==s),s.isRead||Xt(-1)}catch(s){f(q(s))}this.#t.update()}close(){this.#e()}};var xp={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",find_edited:"edit",friend_published:"pin",area_published:"map"};async function Op(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ip={link_used:"lock",streets_wished:"map",daily_news:"feed"},Lp=({type:e,data:t})=>e==="moderated"?Ir[ri(t)]:Ip[e]??"flag",Sp=({type:e,data:t,actor:s})=>t.userId?Q`
  <span class="face">
    ${x(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(xp[e],e==="find_liked")}</span>
  </span>`:Q`<span class="face office">${c(Lp({type:e,data:t}))}</span>`,qp=e=>Q`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,qr=(e,t)=>`${n(e)}: ${t.newest.data.listName}`,Pp=(e,t)=>Q`
  <span class="row actions">
    <button type="button" aria-label=${qr("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${n("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${qr("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${n("lists.decline")}
    </button>
  </span>`;function Mp(e,t){if(e.invites(t.newest))return Pp(e,t);let s=e.request(t.newest);return s?Q`<span class="row actions">${kt(s.friendship,s.user,()=>e.answered(t))}</span>`:us}var Tp=(e,t,s)=>Q`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Lr(t.items)} @click=${()=>e.markRead(t)}>
      ${Sp(t.newest)}
      <span>
        <span class="what">${Sr(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?us:Q`<span class="unseen">${n("note.new")}</span>`}${ft(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?qp(t.newest.thumbnailUrl):us}
    </a>
    ${Mp(e,t)}
    <button type="button" class="round" aria-label=${n("note.delete")} @click=${()=>Op(e,t,s)}>${c("close")}</button>
  </li>`,Fp=e=>Q`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${n("note.readAll")}</button>`,Np=()=>Q`<a class="button" href="/people">${n("note.noneAction")}</a>`;function Bp(e){let{items:t,problem:s}=e.list;return s?O(s,e.load):t?t.length?Q`<ul class="card notes">${e.groups.map((i,o)=>Tp(e,i,o))}</ul>${M(e.list)}`:A(n("note.none"),n("note.noneText"),Np(),"bell"):k(4)}function Pr(e){let t=new ps(e);return{title:n("nav.bell"),ready:t.load(),view:()=>Q`${I(n("nav.bell"),t.hasUnread?Fp(t):us)}${Bp(t)}`,close:()=>t.close()}}import{html as it,nothing as hs}from"../lib/lit-html/lit-html.js";var jp=200,Rp=2,ds=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=i=>rt(t,m("/api/friends",i));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=rt(t,()=>m("/api/users",{q:this.text.trim()})),this.#s=P.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(m(this.#t.path,{q:t})),[...t].length<Rp?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,jp)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as li,nothing as Ap}from"../lib/lit-html/lit-html.js";var Ep=44,Cp=(e,{findCount:t,moreFinds:s,commonFriends:i}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":bi(s,n("map.finds",{n:t})),i?n("person.common",{n:i}):""].filter(Boolean).join(" · "),Dp=e=>e?li`<br><span class="soft person-sums">${e}</span>`:Ap,ce=(e,t,s)=>li`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${x(e,Ep)} <span><span class="strong" dir="auto">${h(e)}</span>${Dp(Cp(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Mr=(e,t)=>li`
  <li class="row between">
    <span>${cn(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Up(e,t){if(e.isMe(t))return it`<span class="soft">${n("people.you")}</span>`;if(t.friendship==="accepted")return it`<span class="badge">${c("check")} ${n("friend.friends")}</span>`;if(t.friendship==="none")return qe(t,e.reload);let s=e.requestOf(t);return s?kt(s,t,e.reload):it`<span class="badge">${n("friend.pending")}</span>`}function _p(e){let{found:t}=e;return t.problem?O(t.problem,e.search):t.items?t.items.length?it`
    <ul class="people" aria-label=${n("people.results")}>${t.items.map(s=>ce(s,Up(e,s),s))}</ul>
    ${M(t)}`:it`<p class="soft" role="status">${n("people.noMatch")}</p>`:hs}function Hp(e,t){e.preventDefault(),t.search()}var zp=e=>it`
  <form class="card" role="search" @submit=${t=>Hp(t,e)}>
    <label for="people-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${_p(e)}
  </form>`;function fs(e,t,s,i=ce){let o=e.lists[t];return o.items.length?it`
    <section class="card">
      <h2>${n(`people.${t}`)}</h2>
      <ul class="people">${o.items.map(r=>i(e.other(r),s(r,e.other(r)),r.other))}</ul>
      ${M(o)}
    </section>`:hs}var Wp=(e,t,s)=>Zt(s,[Me(t,s,e.reload),Jt(s,e.reload)]),Vp=e=>it`
  ${fs(e,"received",(t,s)=>[kt(t,s,e.reload),Zt(s,[Jt(s,e.reload)])])}
  ${fs(e,"sent",(t,s)=>Pe(t,s,e.reload))}
  ${e.lists.accepted.items.length?fs(e,"accepted",(t,s)=>Wp(e,t,s)):A(n("people.none"),n("people.noneText"),hs,"people")}
  ${fs(e,"blocked",(t,s)=>pn(s,e.reload),Mr)}`;function Kp(e){return e.problem?O(e.problem,e.load):e.isLoaded?Vp(e):k(3)}var Yp=()=>qt()?it`<a class="button quiet" href="/invites">${c("plus")} ${n("invites.invite")}</a>`:hs;function Tr(e){let t=new ds(e);return{title:n("people.title"),ready:t.load(),view:()=>it`${I(n("people.title"),Yp(),"/feed")}${zp(t)}${Kp(t)}`,close:()=>t.close()}}import{html as Vt,nothing as pe}from"../lib/lit-html/lit-html.js";var ms=class extends xe{user=null;friendship=null;#t;constructor(t){super(t,m("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=Ft(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??n("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":m("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let i=await B(s,{signal:this.page.signal});this.friendship=i.items.find(o=>o.requesterId===this.#t||o.addresseeId===this.#t)??null,s=i.next}}};import{html as L,nothing as _}from"../lib/lit-html/lit-html.js";var Gp=88,ci=(e,t)=>L`
  <span class="sum"><span class="strong">${R(e)}</span> <span class="soft">${n(t,{n:e})}</span></span>`,Nr=({items:e})=>e?.length?L`<finds-map .places=${Br(e)} .label=${n("person.map")}></finds-map>`:_,Xp=({items:e})=>e?.length?L`<finds-map class="profile-cover" .places=${Br(e)} .label=${n("person.map")}></finds-map>`:L`<div class="profile-cover"></div>`,Jp=({findCount:e,placeCount:t,likeCount:s})=>L`
  <p class="row">
    ${e===void 0?L`<span class="strong">&nbsp;</span>`:[ci(e,"person.findsSum"),ci(t,"person.placesSum"),ci(s,"person.likesSum")]}
  </p>`,$s=(e,{title:t,finds:s,figures:i={},badge:o=_,actions:r=_})=>L`
  <section class="profile-head">
    ${e?[Xp(s),x(e,Gp)]:_}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?L`<p class="soft">@${e.username}</p>`:_}
    ${e?.about?L`<p dir="auto">${e.about}</p>`:_}
    ${e?Jp(i):_}
    ${i.commonFriends?L`<p class="soft">${n("person.common",{n:i.commonFriends})}</p>`:_}
    ${o===_&&r===_?_:L`<p class="row actions">${o}${r}</p>`}
  </section>`,gs=e=>L`<a class="button quiet" href=${e}>${c("feed")} ${n("lists.title")}</a>`,bs=(e,t,s)=>L`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Zp=e=>L`
  <li>
    <a class="tile c-${Tt(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?V(e.media[0],{thumb:!0}):L`<span class="sign-tile">${J(e.category)}</span>`}
      ${e.isPublic?_:L`
        <span class="corner">${c(mn(e))}<span class="unseen">${bn(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Fr=(e,t,s)=>L`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${n(`person.${t}`)}
  </button>`,Qp={grid:e=>L`<ul class="tiles">${e.map(Zp)}</ul>`,list:e=>L`<ul class="card rows">${e.map(t=>Ne(t,Be(t)))}</ul>`},Br=e=>[...new Map(e.map(t=>{let s=wt(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...ot(s),km:s.area,name:Oe(s)}]})).values()];function Wt(e,t){let{items:s,problem:i,load:o}=e.finds;return i?O(i,o):s?s.length?L`
    <div class="chips" role="group" aria-label=${n("person.layout")}>
      ${Fr(e,"grid","camera")}
      ${Fr(e,"list","filter")}
    </div>
    ${Qp[e.layout](s)}
    ${M(e.finds)}`:A(t.title,t.text,t.action??_,t.sign??"pin"):k(6)}function tu({user:e,friendship:t,hasAsked:s,loading:i}){return e.friendship==="none"?qe(e,i.load):t?t.status==="accepted"?pe:s?kt(t,e,i.load):Pe(t,e,i.load):pe}var eu=()=>Vt`<a class="button quiet" href="/profile">${n("profile.title")}</a>`,su=e=>e.isMe?eu():tu(e);function iu(e,t){let{user:s,friendship:i,loading:o}=e;if(!s||e.isMe)return pe;let r=i?.status==="accepted"?[Me(i,s,o.load)]:[];return Zt(s,[_n(s,o.load),...r,Te({userId:s.id}),Jt(s,()=>t.go("/people"))])}var nu=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",ou=()=>Vt`<span class="badge">${c("check")} ${n("friend.friends")}</span>`,ru=e=>$s(e.user,{title:e.loading.problem?n("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:nu(e)?[ou(),rs(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:pe,actions:e.user?[gs(m("/lists",{user:e.user.id})),su(e)]:pe});function au(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Vt`<p class="empty">${n("person.gone")}</p>`:t?O(t,s):e.user?Vt`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${n("person.findsTitle")}</h2>
      ${Wt(e,{title:n("person.none"),text:n("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var lu=(e,t)=>Vt`
  <div class="head">${Hi("/people")}<span class="grow"></span>${iu(e,t)}</div>`;function jr(e){let t=new ms(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Vt`${lu(t,e)}${ru(t)}${au(t)}`}}import{html as $t,nothing as pi}from"../lib/lit-html/lit-html.js";var ws=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=rt(t,"/api/finds/bin?limit=20",i=>i.find.id)}restore(t){return this.#e(t,G(`/api/finds/${t.id}/restore`),n("find.restored"),this.restored)}remove(t){return this.#e(t,bt(`/api/finds/${t.id}?forever=true`),n("bin.removed"),()=>{})}async#e(t,s,i,o){await T(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),f(i),o())}};var ys=class extends xe{figures={};isEdited=!1;constructor(t){super(t,m("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new Mn("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async i=>js(i??await y("/api/users/me"))}),this.bin=new ws(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new Nt({send:i=>this.#s(i),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await y(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:i,age:o}){let r={displayName:t.trim()||null,about:s.trim()||null,username:i.trim()};js(await me("/api/users/me",{...r,age:o===""?null:Number(o)})),f(n("profile.saved"))}};import{html as ks,nothing as vs}from"../lib/lit-html/lit-html.js";async function cu(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function pu(e,t){await W(n("bin.removeTitle"),n("bin.removeText",{title:t.title}),n("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var uu=(e,t)=>ks`
  <button type="button" class="quiet" aria-label="${n("bin.restore")}: ${t.title}" @click=${()=>cu(e,t)}>
    ${c("retry")} ${n("bin.restore")}
  </button>`,du=(e,{find:t,expiresAt:s})=>ks`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ks`<br><span class="soft">${n("bin.until",{date:wi(s)})}</span>`:vs}
    </p>
    ${t.hidden?un(n("report.findHidden"),t.hidden):vs}
    <p class="row">
      ${t.hidden?vs:uu(e,t)}
      <button type="button" class="danger" aria-label="${n("bin.remove")}: ${t.title}" @click=${()=>pu(e,t)}>
        ${c("trash")} ${n("bin.remove")}
      </button>
    </p>
  </li>`,Rr=e=>e.list.items?.length?ks`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${n("bin.title")}</h2>
    <p class="hint">${n("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>du(e,t))}</ul>
    ${M(e.list)}
  </section>`:vs;var fu=()=>$t`<a class="button" href="/new">${c("plus")} ${n("nav.plus")}</a>`,hu=({form:e,user:t})=>$t`
  <form novalidate @submit=${e.submit}>
    ${yt(e)}
    ${E(e,"displayName",{label:n("profile.name"),hint:n("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${E(e,"about",{label:n("profile.about"),value:t.about??"",most:160})}
    ${E(e,"username",{label:n("account.username"),hint:n("join.usernameHint"),value:t.username,...Un})}
    ${E(e,"age",{label:n("profile.age"),hint:n("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${lt(e,n("action.save"))}</div>
  </form>`,mu=e=>$t`
  <ul class="card rows">
    ${bs("/people","people",n("people.accepted"))}
    ${bs("/shares","share",n("shares.mine"))}
    ${e.role==="admin"?bs("/admin","shield",n("admin.title")):pi}
  </ul>`,$u=()=>$t`<a class="button quiet" href="/settings">${c("gear")} ${n("settings.title")}</a>`,gu=e=>$t`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${n("profile.edit")}</h2>${tt(e.toggleEdit)}</div>
    ${Cn(e.picture,{label:n("profile.picture"),hint:n("profile.pictureHint")})}
    ${hu(e)}
  </section>`;async function bu(e){e.toggleEdit(),await b("edit-title")}var wu=e=>$t`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>bu(e)}>
    ${c("edit")} ${n("profile.edit")}
  </button>`,yu=()=>$t`
  <a class="button quiet" href="/saved">${c("bookmark")} ${n("saved.title")}</a>
  ${gs("/lists")}`,vu=e=>$t`
  <div class="head"><span class="grow"></span>${$u()}</div>
  ${$s(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[yu(),wu(e)]})}
  ${e.isEdited?gu(e):pi}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${n("profile.finds")}</h2>
    ${Wt(e,{title:n("profile.none"),text:n("profile.noneText"),action:fu()})}
  </section>
  ${mu(e.user)}
  ${Rr(e.bin)}`;function Ar(e){let t=new ys(e);return{title:n("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?vu(t):pi}}import{html as Er,nothing as ku}from"../lib/lit-html/lit-html.js";var xu=(e,t)=>we(e.state===t,n(`saved.${t}`),()=>e.choose(t),t==="dismissed"?"close":dn(t)),Ou=()=>Er`<a class="button" href="/">${c("map")} ${n("missing.action")}</a>`,Iu=e=>({title:n(`saved.${e}None`),text:n(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Ou(),sign:"bookmark"});function Cr(e){let t=new Ji(e);return{title:n("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Er`
      ${I(n("saved.title"),ku,"/profile")}
      <div class="chips" role="group" aria-label=${n("saved.which")}>${Gi.map(s=>xu(t,s))}</div>
      ${Nr(t.finds)}
      ${Wt(t,Iu(t.state))}`}}import{html as H,nothing as de}from"../lib/lit-html/lit-html.js";var xs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return P.get("outbox")}load=async()=>{await Ai(),this.isLoaded=!0,this.#t.update()};cancel(t){return Ci(t.id)}retry(t){return Di(t.id)}sendNow(){return Ui()}};async function Lu(e,t){await ln()&&e.cancel(t)}var Su=e=>n(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),qu=e=>_i(e).replace(/^(\/lists\/[^/]+).*/,"$1"),ue=e=>H`<a class="strong" dir="auto" href=${qu(e)}>${e.title}</a>`,Pu={find:e=>H`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>H`<span class="what" dir="auto">${e.body.content}</span><br>${ue(e)}`,like:ue,entry:e=>H`<span class="what" dir="auto">${e.body.note}</span><br>${ue(e)}`,add:ue,drop:ue},Mu=({closed:e,lists:t})=>e.map(s=>t?.[s]||n("lists.one")).join(", "),Tu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${n("outbox.closedLists",{lists:Mu(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${n("action.close")}</button>
  </li>`,Fu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Su(t)}</span><br>
      ${Pu[t.kind](t)}<br>
      ${t.state==="refused"?H`<span class="error">${t.problem}</span>`:H`<span class="soft">${n("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?H`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${n("action.retry")}</button>`:de}
      <button type="button" class="quiet" @click=${()=>Lu(e,t)}>${n("outbox.cancel")}</button>
    </span>
  </li>`;function Nu(e){if(!e.isLoaded)return k(2);if(!e.entries.length)return A(n("outbox.none"),n("outbox.noneText"),de,"send");let t=Ri(e.entries).length>0;return H`
    ${t?H`<p class="hint">${n("outbox.hint",{instance:Y()})}</p>`:de}
    <ul class="card people">${e.entries.map(s=>(s.state==="closed"?Tu:Fu)(e,s))}</ul>
    ${t?H`<p class="row end"><button type="button" @click=${()=>e.sendNow()}>${n("outbox.now")}</button></p>`:de}`}function Dr(e){let t=new xs(e);return{title:n("outbox.title"),ready:t.load(),view:()=>H`${I(n("outbox.title"),de,"/")}${Nu(t)}`}}function Bu(e,t){let[s,i]=[new Map,!1],o=new AbortController;return e.signal.addEventListener("abort",()=>o.abort()),{async load(r){o.abort();let{signal:a}=o=new AbortController;try{let[l,p]=await Ii(m("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:a});if(a.aborted)return;[s,i]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(r,a){if(!s.size)return null;let l=[...s.values()].reduce((u,g)=>u+g,0),p=u=>s.get(u)===0&&!i&&!a.includes(u),d=u=>u&&(u<l||i)?`${R(u)}${i?"+":""}`:void 0;return{shown:r.filter(u=>!p(u)).map(u=>({category:u,count:d(s.get(u))})),rest:r.filter(p)}}}}var ju=500;async function Ru(e,t,s){let{signal:i}=e,o=m("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:ju});try{let[{name:r},a]=await Promise.all([y(`/api/lists/${encodeURIComponent(t)}`,{signal:i}),y(o,{signal:i})]);return{name:r,points:a.map(ot)}}catch(r){return r.name!=="AbortError"&&f(r.code==="not_found"?n("lists.gone"):q(r)),{name:n("lists.one"),points:[]}}}import{html as Ur,nothing as _r}from"../lib/lit-html/lit-html.js";async function Au(e){await e.ask()&&await b("see-inviter")}async function Eu(e){e.close(),await b("list")}function Cu(e){let{user:t}=e;if(!t)return _r;let s=n("introduction.text",{name:h(t),n:t.findCount});return Ur`
    <section class="introduction" aria-label=${s}>
      ${x(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${tt(()=>Eu(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${n("introduction.see")}</a>
        ${e.mayAsk?Ur`<button type="button" @click=${()=>Au(e)}>${n("friend.ask")}</button>`:_r}
      </p>
    </section>`}async function Du(e,t){let s=new Dn(t.update);e.note=()=>Cu(s),await s.load()}var Os=0,ui=null;function Uu(e){let t=ai(e);location.pathname!==t.split("#")[0]&&(Os=ui&&P.get("message")===ui?Os+1:1,Os===1?f(oi(e),t):f(n("note.several",{n:Os}),"/notifications"),ui=P.get("message"))}import{html as _u,nothing as Hu}from"../lib/lit-html/lit-html.js";async function zu(e){if(Ns.get())return;let t=()=>{},s=new qn(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ns.set("1"),await z((i,o)=>{t=o;let r=async()=>{await s.enable(),s.state!=="off"&&(i(),f(n(`push.${s.state}`,{instance:Y()})))};return _u`
      <h2>${n("push.offer",{name:e})}</h2>
      <p>${n("push.offerText",{instance:Y()})}</p>
      <p class="soft" role="status">${s.slow?n("push.asking"):Hu}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i()}>${n("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${r}>
          ${c("bell")} ${n("push.enable")}
        </button>
      </div>`},{label:n("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Is,nothing as Hr}from"../lib/lit-html/lit-html.js";async function Wu({lat:e,lng:t}){try{let{title:s}=await G("/api/map/wishes",{latitude:e,longitude:t});f(n("offer.wished",{title:s}))}catch(s){f(q(s))}}function Vu(e,t){if($().role==="admin"){let s=m("/admin/map",{at:Vi({lat:e.lat,lng:e.lng})});return Is`<p><a class="button quiet" href=${s}>${n("offer.add")}</a></p>`}return Is`
    <p><button type="button" class="quiet" @click=${()=>{t(),Wu(e)}}>${n("offer.wish")}</button></p>
    <p class="hint">${n("offer.wishText")}</p>`}var Ku=e=>Is`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${n("offer.show")}</button></p>
  <p class="hint">${n("offer.learns")}</p>`,Yu=(e,{choose:t,close:s,key:i})=>Is`
  <section class="offer" tabindex="-1" aria-label=${n("offer.none")} @keydown=${i}>
    <p class="row between">
      <span class="strong">${n("offer.none")}</span>
      <button type="button" class="round" aria-label=${n(As()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${On()?Vu(e,s):Hr}
    ${As()?Ku(t):Hr}
  </section>`,Gu=()=>Yu;import{html as Ss,nothing as di}from"../lib/lit-html/lit-html.js";var Xu=2.5,[Ju,zr]=[300,24],Wr=180,Vr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ls=class{#t=Bt;#e=Bt;#s=null;#i=new Map;#o={time:0,x:0,y:0};#n=null;#r;constructor(t){this.#r=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#d(Bt),s&&!Vr()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Wr,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#f(t)),this.#l())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#f(t));let s=this.#p(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:r,y:a,scale:l}=Rs(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:l,x:r+i.x,y:a+i.y})}let o={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#d(this.#t.scale>1?je(o,this.#u()):o)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),i=this.#i.size===1,o={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#l();if(!i||t.type==="pointercancel")return this.#c();if(Math.hypot(o.x,o.y)<zr)return this.#a(s,t.timeStamp);let r=this.#t.scale>1?"":vn(o);if(r)return this.#r[r]();this.#c()};#a(t,s){let i=this.#o;if(this.#o={...t,time:s},s-i.time>Ju||Math.hypot(t.x-i.x,t.y-i.y)>zr)return this.#c();this.#o={time:0,x:0,y:0},this.#d(this.#t.scale>1?Bt:je(Rs(Bt,Xu,t),this.#u()),!0)}#l(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return kn(t,s)}#f({clientX:t,clientY:s}){let{left:i,top:o,width:r,height:a}=this.#n.getBoundingClientRect();return{x:t-i-r/2,y:s-o-a/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#c(){this.#d(je(this.#t,this.#u()),!0)}#d(t,s=!1){this.#t=t;let i=this.#n?.firstElementChild;i&&(i.style.transition=s&&!Vr()?`transform ${Wr}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Zu(e,t){let s=e.media.length,i=t,o=!0,r=null,a=new Map;z((l,p)=>{let d=u=>{i=(i+u+s)%s,o=!1,p(),r.show(document.querySelector("dialog .stage"),s>1?u:0)};return r??=new Ls({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),Qu(e,{at:i,plays:o,films:a},r,d,l)},{label:e.title,kind:"full"})}function Qu(e,{at:t,plays:s,films:i},o,r,a){let l=e.media.length,p=e.media[t];return Ss`
    <div class="viewer" @keydown=${u=>{u.target.localName!=="video"&&(u.key==="ArrowRight"&&r(1),u.key==="ArrowLeft"&&r(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?n("find.pictureOf",{at:t+1,n:l}):di}</span>
        ${tt(a)}
      </div>
      <div class="stage" @pointerdown=${o.onDown} @pointermove=${o.onMove} @pointerup=${o.onUp}
        @pointercancel=${o.onUp} @dragstart=${u=>u.preventDefault()}>
        <div class="shown">${p.type==="video"?sd(p,s,i):ed(p,yn(e,t))}</div>
      </div>
      <div>
        ${p.caption?Ss`<p class="said" dir="auto">${p.caption}</p>`:di}
        ${l>1?id(r):di}
      </div>
    </div>`}var td=e=>`min(100vw, calc(100vh * ${$n(e).toFixed(3)}))`,ed=(e,t)=>V(e,{alt:t,eager:!0,sizes:td(e),blur:!1});function sd(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),o=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",r=(a,l)=>i.append(Object.assign(document.createElement("source"),{src:a,type:l}));return r(e.url,e.codecs?`video/${o}; codecs="${e.codecs}"`:""),e.playbackUrl&&r(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",l),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var id=e=>Ss`
  <div class="row steps">
    ${Kr("previous","back",()=>e(-1))}
    ${Kr("next","next",()=>e(1))}
  </div>`,Kr=(e,t,s)=>Ss`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as nt,nothing as fe}from"../lib/lit-html/lit-html.js";var nd=["title","description","category"],Yr=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),qs=({media:e})=>e.map(t=>t.id).join(),Gr=({media:e})=>e.map(t=>t.caption??"").join(`
`);function od(e,t){let s=nd.filter(o=>(e[o]??"")!==(t[o]??""));e.location&&t.location&&Yr(e)!==Yr(t)&&s.push("place");let i=({media:o})=>({media:[...o].sort((r,a)=>r.id<a.id?-1:1)});return qs(i(e))!==qs(i(t))?s.push("photos"):(qs(e)!==qs(t)&&s.push("order"),Gr(i(e))!==Gr(i(t))&&s.push("captions")),s}var Ps=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Gt(this.#e),i=await y(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=i.map((o,r)=>({...o,changed:od(o,i[r-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),i=this.list[0].id;return await this.load(),this.list[0].id===i||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return G(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Xr=64,rd=e=>nt`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Xr} height=${Xr} loading="lazy">`,ad=({changed:e})=>e.map(t=>n(`versions.changed.${t}`)).join(", "),ld=(e,t)=>nt`
  <li>
    <p class="soft">${ft(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):n("versions.someone")}</span></p>
    ${e.changed.length?nt`<p>${n("versions.changed")} ${ad(e)}</p>`:fe}
    <details>
      <summary>${n("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?nt`<p class="text" dir="auto">${e.description}</p>`:fe}
      ${e.category?nt`<p class="badge" dir="auto">${U(e.category)}</p>`:fe}
      ${e.location?nt`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:fe}
      ${e.media.length?nt`<p class="row">${e.media.map(rd)}</p>`:fe}
      <button type="button" class="quiet" @click=${()=>t(e)}>${n("versions.restore")}</button>
    </details>
  </li>`,cd=(e,t,s,i)=>nt`
  <h2>${n("versions.title")}</h2>
  <p class="hint">${n(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?nt`<ul class="past-edits">${e.list.map(o=>ld(o,s))}</ul>`:nt`<p class="empty">${n("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>i()}>${n("action.close")}</button></div>`;async function pd(e,t,s){let i=new Ps(e);if(!await T(i.load()))return;let o=await z(l=>cd(i,t,l,l),{label:n("versions.title")});if(!o||!await W(n("versions.restoreTitle"),n("versions.restoreText"),n("versions.restore")))return;let r=null;if(!await T(i.restore(o.id).then(l=>{r=l})))return s();await s();let a=async()=>{await T(i.undo(r))&&await s()};f(n("versions.restored"),"",r?{text:n("action.undo"),run:a}:null)}import{html as dt,nothing as Kt}from"../lib/lit-html/lit-html.js";var Ms=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Qt(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,i]=await Promise.all([B("/api/shares"),y(this.#t),y(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let o=({id:r})=>i.find(a=>a.id===r)?.memberCount;this.lists=Fe(s).map(r=>({...r,memberCount:o(r)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:i}=await B(t),o=r=>r.requesterId===$().id?r.addressee:r.requester;this.friends.push(...s.map(o)),this.next=i}};var ud=e=>dt`
  ${e.friends.length?dt`<ul class="people">${e.friends.map(t=>ce(t,Kt))}</ul>`:dt`<p class="soft">${n("whoSees.alone")}</p>`}
  ${e.next?dt`<button type="button" class="quiet" @click=${()=>T(e.more())}>${n("action.more")}</button>`:Kt}`;function dd({audience:e,lists:t}){return e==="me"?n(t.length?"whoSees.meInLists":"whoSees.me"):n(`edit.audienceText.${e}`,{instance:Y()})}var fd=(e,t,s)=>dt`
  <h2>${n("find.whoSees")}</h2>
  <p>${c(te(e.audience))} ${dd(e)}</p>
  ${e.audience==="friends"?ud(e):Kt}
  ${e.lists.length?dt`
    ${e.audience==="me"?Kt:dt`<p class="hint">${n("whoSees.lists")}</p>`}
    <ul class="people">${e.lists.map(i=>dt`<li><a href="/lists/${i.id}" dir="auto">${Re(i)}</a></li>`)}</ul>`:Kt}
  ${e.hasLinks?dt`<p class="hint">${n("whoSees.links")} <a href="/shares">${n("shares.mine")}</a></p>`:Kt}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${n("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${n("action.close")}</button>
  </div>`;async function hd(e){let t=new Ms(e);await T(t.load())&&await z((s,i)=>(t.update=i,fd(t,e,s)),{label:n("find.whoSees")})}P.subscribe("user",Cs);Cs();export{ta as addToList,Uu as announce,Qr as askReport,Bu as countCategories,Ho as edit,rr as feed,Du as introduce,gr as joinList,$r as list,Ru as listOnMap,wr as lists,vr as named,Pr as notifications,Gu as offerOfStreets,zu as offerPush,Tr as people,jr as person,Ar as profile,Cr as saved,sa as shareFind,Xl as showSteps,pd as showVersions,Zu as viewPhoto,Dr as waiting,ea as watchArea,hd as whoSees};

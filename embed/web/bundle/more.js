import{D as ta,E as zn,F as Wn,G as Vn,H as Kn,I as Yn,J as Gn,K as Xn,L as Jn,M as Zn,N as Qn,O as to,P as eo,Q as Re,R as so,S as io,T as Hs,U as Ae,V as ea,X as sa,a as Cs,b as Tn,c as ee,e as Mn,f as Ds,g as ct,h as Us,i as Fn,j as Bn,ja as ia,k as _s,ka as no,m as Nn,n as jn,o as Rn,p as An,q as En,r as Cn,s as Dn,t as Un,v as _n,w as Hn}from"./later.js";import{$ as me,$b as nn,Aa as Pt,Ab as ve,Ac as hn,B as R,Ba as Bi,Bc as mn,C as yi,Ca as Ni,Cb as Ki,Cc as mt,D as vi,Da as $e,Db as ot,Dc as Qt,E as ki,Ea as ge,Ec as Fe,Fa as ji,Fc as te,Ga as Ri,Gb as ke,Gc as $n,Ha as be,Hb as Yi,Hc as gn,I as xi,Ib as Gi,Ic as bn,J as Oi,Ja as Ai,Jb as rt,Jc as V,Ka as Ei,Kb as Ft,Kc as wn,L as P,Lb as M,Lc as yn,M as f,Ma as Ci,Mb as xe,Mc as vn,N as Ii,Na as Di,Nb as Xi,Nc as Be,Oa as Ui,Ob as Ji,Oc as Ne,Pa as _i,Pb as Zi,Pc as kn,Qa as Hi,Qb as h,Qc as Nt,Rb as Oe,Rc as Rs,Sb as wt,Sc as je,Tb as Qi,Tc as xn,Ub as tn,Uc as On,Vb as at,Vc as In,Wb as Ie,Wc as As,X as he,Xb as Le,Xc as Ln,Y as y,Yb as en,Z as G,Zb as sn,_ as X,_b as Se,aa as bt,ac as on,b as S,ba as Gt,bc as Bt,c as Y,ca as Li,cc as rn,da as N,dc as an,ea as m,ec as J,f as Lt,fa as Si,fb as c,fc as yt,g as Fs,ga as qi,gb as x,gc as ln,gd as Sn,h as Bs,ha as Xt,hb as ht,hc as E,i as $i,ib as zi,ic as lt,ja as Pi,jb as I,jd as Es,k as gi,ka as Ti,kc as z,kd as qn,l as St,la as Mi,lb as A,lc as W,ld as Pn,m as Yt,ma as Fi,mb as O,mc as cn,nb as k,nc as vt,ob as we,oc as pn,pb as T,pc as qe,q as bi,qb as tt,qc as kt,ra as $,rb as b,rc as Pe,sc as Te,ta as qt,tb as Wi,tc as Jt,uc as Zt,vb as ye,vc as un,w as n,wb as Tt,wc as Me,x as wi,xa as js,xb as U,xc as dn,y as q,yb as Mt,z as Ns,zb as Vi,zc as fn}from"./shared.js";import{html as j,nothing as C}from"../lib/lit-html/lit-html.js";var na=["title","description","category"],Ee=e=>JSON.stringify(e.map(({id:t,url:s,caption:i})=>[t??s,i??""])),Ce=class{constructor(t,{media:s,place:i,...o},r,a){this.now=r,this.tag=a;let l=(u,g,D,gt)=>({name:u,mine:g,theirs:D,choice:gt?"mine":"theirs"}),p=u=>(r[u]??"")!==(t[u]??"")&&(r[u]??"")!==(o[u]??"");this.parts=na.filter(p).map(u=>l(u,o[u]??"",r[u]??"",(o[u]??"")!==(t[u]??"")));let d=Ee(r.media)!==Ee(t.media);s&&d&&Ee(s)!==Ee(r.media)&&this.parts.push(l("photos",s,r.media,!0)),i&&r.locationId!==t.locationId&&this.parts.push(l("place",i.name,r.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var oa=8,De=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#o(t),this.#e??=y("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#o(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#o(t){let s=Ns(t.trim()),i=new Set(this.#s.map(r=>r.category)),o=s?ye().filter(r=>!i.has(r)).map(r=>({category:r,ownCount:0,count:0})):[];this.#n([...this.#s,...o].filter(({category:r})=>{let a=Ns(U(r));return a.includes(s)&&(a!==s||Tt(r))}).slice(0,oa))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var ra=1200*36e5,Ue=class{id;stored=null;#t;#e;#s;#i=null;#o=new Set;#n=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#a(new RegExp(`^${Ii}$`).test(s)||!this.#s?s:Pt()),this.#s&&!this.stored&&this.#a(Pt())}#a(t){this.id=t,this.#e=this.#s?at(t):tn(t),this.stored=this.#e.get()}get findId(){return this.#i??=Bi(this.id)>Date.now()-ra?this.id:Pt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(i=>i.key)),s=await Le(this.id);for(let{key:i}of s)this.#o.add(i);return s.filter(i=>!t.has(i.key))}get hasFiles(){return this.#o.size>0}release(t){let s=new Set(t.filter(i=>!i.media).map(i=>i.key));for(let i of this.#o)s.has(i)||(this.#o.delete(i),sn(i))}remove(){return this.#r=!0,this.#e.remove(),this.#s?Se(this.id):null}};async function oo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let o={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},r=await y(m(`/api/locations/${encodeURIComponent(s)}`,o));return{location:r,point:ot(r)}}let i=ve(e.get("at"));return i?{point:{lat:i.lat,lng:i.lng}}:null}var zs=({location:e,locationId:t,exact:s})=>{let{name:i,...o}=s??e;return{location:{...e,name:i,id:t},point:ot(o),name:i,by:"search"}},_e=()=>mt.includes(Lt.get())?Lt.get():"everyone",ro=()=>mt.includes(Lt.get()),He=({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r})=>({title:e,description:t,category:s,audience:i,area:o,exactForFriends:r}),ze=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function ao(e,t){if(e?.was&&Object.entries(t).every(([i,o])=>e.was[i]===o))return ze(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:mt[Math.max(mt.indexOf(s),mt.indexOf(t.audience))]}}function lo({title:e,description:t,category:s,audience:i,area:o="",exactForFriends:r},a={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=o!==""&&o!==a.area,d=p?{area:Number(o)}:{},g=Number(o)&&(p||r!==a.exactForFriends)?{exactForFriends:r==="true"}:{};return{...l,...i===a.audience?{}:{audience:i},...d,...g}}var co=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),po=(e,{area:t})=>X(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ws=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var jt=class{uploads=null;place=null;isOwn=!0;#t=!1;shown;#e=null;#s;constructor(t,s){this.page=t,this.#s=s,this.draft=new Ue(t),this.form=new Bt({send:o=>this.#i(o),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:i}=this.draft;this.values={...i,audience:i?.audience??(i?.isPublic===!1?"friends":_e())},this.proposals=new De(t),this.loading=Ft(t,()=>this.begin())}get isOther(){return this.#e??!!(this.values.category&&!Tt(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#e=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.#t=!1,await this.form.submit(t),!this.placeError}get placeError(){return this.#t&&!this.place.value.point?n("spot.missing"):""}async#i(t){let{point:s,name:i,location:o}=this.place.value;if(!s){this.#t=!0,this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:n("edit.uploadFailed")};let r={point:s,name:i||this.place.proposal,location:o},a=lo({category:this.values.category??"",...t},this.shown),l=await this.write(a,r).catch(p=>this.#o(p));l&&(co(l,t)&&await this.#s.showHome()&&await po(l.id,t).catch(p=>f(q(p))),await this.leave(`/finds/${l.id}`,n(this.isNew?"edit.published":"edit.saved")))}#o(t){let s=be(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:n("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function We(e){try{let t=await Rt(e,0,262144),s=await aa(e,t);return s?ma(ha(s.view,s.tiff)):uo}catch{return uo}}var uo={place:null,time:""},Rt=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function aa(e,t){return t.getUint16(0)===65496?la(t):t.getUint32(0)===2303741511?fo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):pt(t,0,4)==="RIFF"&&pt(t,8,4)==="WEBP"?fo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):pt(t,4,4)==="ftyp"?pa(e):null}var pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(i,o)=>e.getUint8(t+o)));function la(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Vs=1<<20,Ks=1e4;async function fo(e,{at:t,little:s,name:i,extra:o,sizeFirst:r,even:a}){for(let l=0;l<Ks&&t+8<=e.size;l++){let p=await Rt(e,t,8),d=p.getUint32(r?0:4,s);if(pt(p,r?4:0,4)===i)return ca(await Rt(e,t+8,Math.min(d,Vs)));t+=o+d+(a?d%2:0)}return null}var ca=e=>({view:e,tiff:pt(e,0,4)==="Exif"?6:0});function ho(e,t,s){let i=[];for(let o=t;o+8<=s&&i.length<Ks;){let r=e.getUint32(o),a=8;if(r===1&&([r,a]=[Number(e.getBigUint64(o+8)),16]),r===0&&(r=s-o),r<a)break;i.push({type:pt(e,o+4,4),from:o+a,to:Math.min(o+r,s)}),o+=r}return i}async function pa(e){for(let t=0,s=0;s<Ks&&t+8<=e.size;s++){let i=await Rt(e,t,16),o=i.getUint32(0);if(o===1&&(o=Number(i.getBigUint64(8))),o===0&&(o=e.size-t),o<8)return null;if(pt(i,4,4)==="meta")return ua(e,await Rt(e,t,Math.min(o,Vs)));t+=o}return null}async function ua(e,t){let s=ho(t,t.getUint32(0)===1?20:12,t.byteLength),i=p=>s.find(d=>d.type===p),o=da(t,i("iinf")),r=o===null?null:fa(t,i("iloc"),o);if(!r)return null;let a=r.method===1?i("idat"):null,l=a?new DataView(t.buffer,t.byteOffset+a.from+r.at,Math.min(r.size,a.to-a.from-r.at)):await Rt(e,r.at,Math.min(r.size,Vs));return{view:l,tiff:4+l.getUint32(0)}}function da(e,t){if(!t)return null;let s=ho(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:i}of s){let o=e.getUint8(i)>2;if(pt(e,i+(o?10:8),4)==="Exif")return o?e.getUint32(i+4):e.getUint16(i+4)}return null}function fa(e,t,s){if(!t)return null;let i=e.getUint8(t.from),o=t.from+4,r=g=>{let D=g===8?Number(e.getBigUint64(o)):g===4?e.getUint32(o):g===2?e.getUint16(o):0;return o+=g,D},a=r(2),[l,p,d]=[a>>12,a>>8&15,a>>4&15],u=i?a&15:0;for(let g=r(i<2?2:4);g>0&&o<t.to;g--){let D=r(i<2?2:4),gt=i?r(2)&15:0;r(2);let Ms=r(d),hi=null;for(let mi=r(2);mi>0&&o<=t.to;mi--){r(u);let Zr=Ms+r(l),Qr=r(p);hi??={method:gt,at:Zr,size:Qr}}if(D===s)return hi}return null}function ha(e,t){let s=e.getUint16(t)===18761,i=a=>e.getUint16(t+a,s);return{u32:a=>e.getUint32(t+a,s),text:(a,l)=>pt(e,t+a,l),entries:a=>new Map(Array.from({length:i(a)},(l,p)=>[i(a+2+12*p),a+10+12*p]))}}function ma(e){let t=e.entries(e.u32(4)),s=(i,o,r)=>{try{return t.has(i)?o(e,e.entries(e.u32(t.get(i)))):r}catch{return r}};return{place:s(34853,ga,null),time:s(34665,$a,"")}}function $a({u32:e,text:t},s){let i=s.get(36867),o=i===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(i),19));return o&&o[1]!=="0000"?`${o[1]}-${o[2]}-${o[3]}T${o[4]}`:""}function ga({u32:e,text:t},s){let i=(a,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),u=D=>e(d+8*D)/e(d+8*D+4),g=a.indexOf(t(s.get(l),1).toUpperCase());return g<0?NaN:(u(0)+(u(1)||0)/60+(u(2)||0)/3600)*(g?-1:1)},o=i("NS",1,2),r=i("EW",3,4);return Math.abs(o)<=90&&Math.abs(r)<=180&&(o||r)?{lat:o,lng:r}:null}var ba=2,wa=2,ya=60,At=class{removed=[];#t=!1;#e;#s;#i;#o;#n=()=>{};constructor(t,{changed:s,placed:i=()=>{},signal:o,send:r=Si}){this.items=t.map(({at:a,key:l,caption:p="",...d})=>({media:d,at:a,key:l,caption:p,state:"done"})),this.#e=a=>{this.#n(),s(a)},this.#s=i,this.#i=o,this.#o=r,addEventListener("online",()=>this.#f(),{signal:o})}get most(){return S().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:i,caption:o})=>{let r=i?await Us(i):null;return t?{media:t,at:s,caption:o,blob:r}:{caption:o,blob:r,name:i.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ri(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:i,caption:o})=>({...t,at:s,key:i,caption:o}))}async add(t,s=[]){if(this.#i.aborted)return;let i=this.most-this.items.length,o=[...t].slice(0,i),r=o.map((a,l)=>({file:a,key:s[l],caption:"",preview:URL.createObjectURL(a),state:"waiting",progress:0}));this.items=[...this.items,...r],this.#e(t.length>i?n("upload.tooMany",{n:this.most}):""),await this.#r(o),this.#a()}async#r(t){for(let s of t){let{place:i}=await We(s);if(this.#i.aborted)return;if(i)return this.#s(i)}}#a(){if(this.#i.aborted)return;let t=ba-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(i=>i.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:he(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#a()}#p(t,s){t.pause=Math.min(ya,(t.pause??wa/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#f(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,i=await Us(t.file),{videoBytes:o,imageBytes:r}=S().limits,a=i.type.startsWith("video/")?o:r;if(i.size>a)throw{code:"large",text:n("upload.large",{size:Oi(a)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#o("POST","/api/media",i,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#a()}keepOnly(t){let s=i=>t.some(o=>o.id===i);this.items=this.items.filter(i=>!i.media?.id||s(i.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#a()}removeMissing(t){let s=this.items.filter(i=>i.media).filter((i,o)=>t.includes(o));s.forEach(this.#c),this.items=this.items.filter(i=>!s.includes(i)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:i}){clearTimeout(t),s?.abort(),i&&URL.revokeObjectURL(i)}};var Ve=class extends jt{isNew=!1;title=n("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Gt(this.#t),i=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=ze({audience:Qt(t),...Ws(t)}),this.values={...t,...i,...ao(i,this.shown)},this.#i(t),this.place=new ee(this.page,i?.place??zs(t),()=>this.changed())}get seeing(){return Fe(this.#e).map(t=>t.name)}get author(){return this.isOwn?null:this.#e.user}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=i=>{i&&f(i),this.page.update()};this.uploads=new At(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...He(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:i,isChanged:o,media:r,removed:a}=this.uploads;if(i)throw{code:"failed",text:n("edit.uploadFailed")};let l=await ge(s),p=l===this.#e.locationId?{}:{locationId:l},d=r.map(g=>g.id?{id:g.id,caption:g.caption??null}:g),u=o?{media:d,mediaToDelete:a}:{};try{return await X(this.#t,{...t,...p,...u},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(g){if(g.reason!=="changed_since")throw g;let[D,gt]=await Gt(this.#t),Ms={...t,media:o?r:null,place:p.locationId?s:null};if(this.conflict=new Ce(this.#e,Ms,D,gt),this.conflict.parts.length)throw g;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,i=["title","description","category"].filter(a=>t.takes(a)),o=Object.fromEntries(i.map(a=>[a,s[a]??""]));this.values={...this.values,...o},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let r=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!r)&&(this.place.close(),this.place=new ee(this.page,zs(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=ze({audience:Qt(s),...Ws(s)}),this.conflict=null,o}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&f(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ys(){if(!await caches.has(Yt))return null;let e=await caches.open(Yt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:va(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function va(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function mo(e){let t=await caches.open(Yt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Yt),Ys()}var ka=2,Ke=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ka)}async load(){await nn();let t=await Le();if(this.#t.signal.aborted)return;this.close();let s=Ie().filter(i=>i.id!==this.#e);this.items=s.map(i=>{let o=i.media?.find(a=>a.at>Date.now()-$e),r=o?null:t.find(a=>a.draft===i.id&&a.file.type.startsWith("image/"))?.file;return{draft:i,media:o,preview:r?URL.createObjectURL(r):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){at(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),f(n("edit.draftDeleted"),"",{text:n("action.undo"),run:()=>this.#s(t)})}#s(t){return at(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var xa=.15,$o=e=>e.slice(0,10);function Oa(e){let t="";return e.map(i=>({photo:i,time:t=i.time||t})).sort((i,o)=>i.time<o.time?-1:i.time>o.time?1:0).map(i=>i.photo)}var go=e=>e.find(t=>t.place)?.place??null,bo=e=>e.find(t=>t.time)?.time??"";function Ia(e,t,s){let[i,o]=[go(e),bo(e)];return e.length<s&&(!i||!t.place||ke(i,t.place)<=xa)&&(!o||!t.time||$o(o)===$o(t.time))}function wo(e,t){let s=[];for(let i of Oa(e)){let o=s.findLast(r=>Ia(r,i,t));o?o.push(i):s.push([i])}return s}var se=e=>({place:go(e),time:bo(e)}),yo=(e,t)=>e.flatMap((s,i)=>i===t?[]:i===t-1?[[...s,...e[t]]]:[s]),vo=(e,t,s)=>e.flatMap((i,o)=>o===t?[i.slice(0,s),i.slice(s)]:[i]);var Ye=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return S().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let i=await Promise.all(t.map(async r=>({file:r,...await We(r)}))),o=wo(i,this.most);if(this.#t.signal.aborted||o.length<2&&t.length<=s)return!1;for(let r of i)r.preview=r.file.type.startsWith("image/")?URL.createObjectURL(r.file):"";return this.#s(o),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=se(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:i}=await Ni(s,{signal:this.#t.signal});this.#e.set(t[0],i),this.#t.update()}describe=t=>({name:se(t).place?this.#e.get(t[0])??"":"",time:se(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(yo(this.groups,t))}split(t,s){this.#s(vo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Pt()),s=Date.now(),i=$()?.id;try{for(let[o,r]of this.groups.entries())await this.#o(i,t[o],r,s-o)}catch{if($()?.id!==i)return null;for(let o of t)await La(o);return this.busy=!1,this.#t.update(),f(n("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),f(n("group.made",{n:t.length}))}async#o(t,s,i,o){if($()?.id!==t)throw{code:"stopped"};let{place:r}=se(i),a={id:s,at:o,audience:_e(),media:[],label:this.describe(i).name};if(at(s).set(r?{...a,place:{point:r,source:"photo",photo:r}}:a),!at(s).get())throw{code:"storage"};await en(s,i.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function La(e){at(e).remove(),await Se(e)}var ko=20,Sa=["no_place_in_text","link_unknown"],Ge=class extends jt{isNew=!0;title=n("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new Ke(t,this.draft.id),this.several=new Ye(t),this.settings=new Mn(t)}async begin(){let{page:t,values:s}=this,i=await oo(t.query,s.place),o=s.media??[],r=o.filter(u=>u.at>Date.now()-$e);this.photosExpired=r.length<o.length;let a=u=>{u&&f(u),this.changed()},l=u=>this.place.suggestPoint(u);this.uploads=new At(r,{changed:a,placed:l,signal:t.signal}),this.place=new ee(t,i,a),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(ro()?"":this.settings.values.audience),()=>{});this.#o(p);let d=await this.draft.files();d.length&&this.uploads.add(d.map(u=>u.file),d.map(u=>u.key)),this.received=t.query.has("shared")?await Ys():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#o(t){let{page:s,values:i}=this,o=s.query.get("list");this.values={...i,lists:i.lists??(o?[o]:[])};let r=p=>N(m("/api/lists",{member:p,limit:100}),{signal:s.signal}),a=await Promise.all(["","joined"].map(r)).catch(()=>[]);this.lists=Xn(a.flatMap(({items:p})=>p).filter(p=>Yn(Kn(p),"contributor")),this.values.lists);let l=a.length&&a.every(({next:p})=>!p);this.#n((p,d)=>d<ko&&(!l||this.lists.some(u=>u.id===p))),s.update(),await t,this.#e=Gn(this.lists.find(p=>p.id===o)??{}),this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(i=>i!==t):[...s,t].slice(-ko)})}get#r(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#r.map(({name:t})=>t)}get seeing(){return this.#r.filter(so).map(Re)}async addFiles(t){let{items:s,most:i}=this.uploads;await this.several.consider(t,i-s.length)||await super.addFiles(t)}saveDraft(){let t=He(this.values),s=this.place?.value,i=this.uploads.draft,o=![t.title,t.description,t.category,s?.point,i.length,this.draft.hasFiles].some(Boolean),r=this.values.lists??[];this.draft.save(o?null:{...t,lists:r,place:s,label:this.place?.label,media:i,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:i,key:o}=this.received;this.received=null,t&&i.length&&await this.addFiles(i),this.received=await mo(o),this.change(t?s:{});let r=t?await this.#a(s):{};return this.form.clear("title"),this.page.update(),r}async#a(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Es(s)||this.place.point)return{};try{let i=await Pn(s,{signal:this.page.signal}),{title:o,description:r=""}=this.values,a=r.split(/\r?\n/),l=a.findIndex(u=>Es(u)&&/^\S+$/.test(u.trim())),p=a.filter((u,g)=>g!==l&&u.trim()!==i.title),d={title:o||i.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(i),d}catch(i){return i.name!=="AbortError"&&!Sa.includes(i.reason)&&f(q(i)),{}}}async write(t,s){let{lists:i=[]}=this.values,o=i.length?{...t,lists:i}:t;if(this.uploads.isPaused)return this.#l(o,s);try{return this.#s=await ge(s),await ji(this.draft.findId,{...o,locationId:this.#s,media:this.uploads.media})}catch(r){if(he(r))return this.#l(o,s);let a=be(r,"lists").map(l=>i[l]);throw a.length?(this.lists=this.lists.filter(({id:l})=>!a.includes(l)),this.#n(l=>!a.includes(l)),this.changed(),{code:"failed",text:n("edit.listClosed")}):r}}async#l(t,s){let i=Object.fromEntries(this.#r.map(({id:o,name:r})=>[o,r]));return await Ci(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:i},this.uploads),await this.leave("/waiting",n("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&Lt.set(this.values.audience),s&&gi.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[i]=Ie();s&&f(s,"",i&&{text:n("edit.next"),run:()=>this.page.go(`/new?draft=${i.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Xe,nothing as qa}from"../lib/lit-html/lit-html.js";var Pa={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},Ta={title:e=>e,description:e=>e,category:e=>e?U(e):"",place:e=>e,photos:e=>Xe`
    ${n("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?V(t,{thumb:!0}):qa)}</span>`},xo=(e,t,s)=>Xe`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${n(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${Ta[e.name](e[t])||n("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,Oo=({parts:e},t,s)=>Xe`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${n("edit.conflict")}</h2>
    <p class="hint">${n("edit.conflictText")}</p>
    ${e.map(i=>Xe`
      <fieldset>
        <legend>${n(Pa[i.name])}</legend>
        <div class="choices">${xo(i,"mine",t)}${xo(i,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${n("edit.keep.save")}</button></p>
  </section>`;import{html as Et,nothing as Gs}from"../lib/lit-html/lit-html.js";function Ma(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var Fa=({media:e,preview:t})=>Et`
  <span class="thumb">${e||t?Et`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ba(e,t){let{draft:s}=t,i=s.title?.trim()||n("edit.untitled");return Et`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Fa(t)}
        <span class="what">
          <span class="name" dir="auto">${i}</span>
          ${s.label?Et`<span class="soft" dir="auto">${s.label}</span>`:Gs}
          <span class="soft">${ki(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${n("edit.draftDelete",{title:i})} @click=${()=>Ma(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Io=e=>e.items.length?Et`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${n("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ba(e,t))}</ul>
    ${e.shown.length<e.items.length?Et`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${n("edit.allDrafts",{n:e.items.length})}
      </button>`:Gs}
  </section>`:Gs;var Lo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),So=e=>[...e.dataTransfer?.types??[]].includes("Files"),Na=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function qo(e,t){let s=o=>document.body.classList.toggle("dropping",o),i=(o,r)=>document.addEventListener(o,r,{signal:e});i("dragover",o=>{So(o)&&(o.preventDefault(),s(!0))}),i("dragleave",o=>{o.relatedTarget||s(!1)}),i("drop",o=>{So(o)&&(o.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Lo(o.dataTransfer)))}),i("paste",o=>{let r=Lo(o.clipboardData);!r.length||Na(o)||document.querySelector("dialog[open]")||(o.preventDefault(),t(r))}),e.addEventListener("abort",()=>s(!1))}import{html as Z,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as ie,nothing as Xs}from"../lib/lit-html/lit-html.js";var Ct="category";function Po(e,{category:t}){let s=document.getElementById(Ct);if(s.value=t,Tt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ja(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ra(e,t){let{items:s,at:i}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let o={ArrowDown:1,ArrowUp:-1}[e.key];if(o)t.proposals.move(o);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&i>=0)Po(t,s[i]);else return;e.preventDefault()}var Aa=(e,t,s)=>ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Po(e,t)}>
    ${J(t.category)}
    <span class="grow" dir="auto">${U(t.category)}</span>
    <span class="soft far">${t.ownCount?n("categories.byYou",{n:t.ownCount}):t.count?R(t.count):Xs}</span>
  </li>`,Ea=e=>{let{items:t}=e.proposals;return ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${n("categories.used")}>${t.map((s,i)=>Aa(e,s,i))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?n("categories.count",{n:t.length}):""}</span>`};function To(e){let{form:t,proposals:s}=e,i=t.errors[Ct];return ie`
    <div class="field">
      <label for=${Ct}>${n("categories.own")} <span class="soft">${n("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ct} name=${Ct} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${S().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Xs}
          aria-describedby=${i?"category-error":"category-hint"} aria-invalid=${i?"true":Xs}
          .defaultValue=${e.values.category??""} @input=${o=>ja(o,e)} @keydown=${o=>Ra(o,e)}
          @focus=${o=>s.follow(o.target.value)} @blur=${()=>s.close()}>
        ${Ea(e)}
      </div>
      ${ln(t.left[Ct])}
      ${i?ie`<p class="error" id="category-error">${i}</p>`:ie`<p class="hint" id="category-hint">${n("categories.hint")}</p>`}
    </div>`}var oe=(e,t,s,i,o)=>Z`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${i}</span></span> ${c("next")}</summary>
    ${o}
  </details>`;function Fo(e){let t=e?.closest("details");t&&(t.open=!0)}var Ca=e=>oe("description",c("edit"),n("find.description"),e.values.description||n("edit.none"),E(e.form,"description",{label:n("find.description"),value:e.values.description??"",kind:"area",most:S().limits.description})),Mo=(e,t,s)=>we(s,Z`${J(t)} ${U(t)}`,()=>e.chooseCategory(t));function Da(e){let{category:t}=e.values,[s,i]=t?[J(t),U(t)]:[c("filter"),n("edit.none")];return oe("category",s,n("find.category"),i,Z`
    <fieldset>
      <legend>${n("find.category")}</legend>
      <div class="chips">
        ${ye().map(o=>Mo(e,o,o===t))}
        ${Mo(e,"other",e.isOther)}
      </div>
      ${e.isOther?To(e):ne}
    </fieldset>`)}var Ua=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(te(t))}
      <span>
        <span class="strong">${n(`find.audience.${t}`)}</span><br>
        <span class="soft">${n(`edit.audienceText.${t}`,{instance:Y()})}</span>
      </span>
    </span>
  </label>`;function _a(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],i=[n(`find.audience.${t}`),...s].join(" + ");return oe("audience",c(te(t)),n("edit.who"),i,Z`
    <fieldset class="choices">
      <legend>${n("edit.who")}</legend>
      ${mt.map(o=>Ua(e,o))}
    </fieldset>`)}var Ha=e=>ct("exact-for",{name:"exactForFriends",label:n("privacy.exactFor"),options:jn(),chosen:e});function za(e){let{area:t="",exactForFriends:s="true"}=e.values;return oe("shown",c("map"),n("privacy.shown"),t===""?_s(e.settings?.values):Bn(Number(t)),Z`
    ${ct("area",{label:n("privacy.shown"),hint:n(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",_s(e.settings.values)]]:[],...Nn()]})}
    ${Number(t)?Ha(s):ne}`)}var Wa=(e,t)=>Z`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Z`<span class="soft">${n("lists.count",{n:t.memberCount})}</span>`:ne}
    </label>
  </li>`,Va=e=>e.lists?.length?oe("lists",c("plus"),n("lists.title"),e.chosenLists.join(", ")||n("edit.noList"),Z`
  <p class="hint">${n("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Wa(e,t))}</ul>`):ne,Bo=e=>Z`
  <div class="folds">
    ${Ca(e)}${Da(e)}${e.isOwn?Z`${_a(e)}${Va(e)}${za(e)}`:ne}
  </div>`;import{html as re,nothing as Je}from"../lib/lit-html/lit-html.js";var No=(e,t)=>re`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,jo=(e,t,s)=>re`
  <fieldset>
    <legend>${n("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Je} @click=${()=>Rn(e)}>
      ${e.point?re`<place-map inert .at=${e.point}></place-map>`:Je}
      ${e.point?No(e.label||n("spot.unnamed"),[An(e),n("spot.change")].filter(Boolean).join(" · ")):No(n("spot.title"),n("spot.chooseHint"))}
    </button>
    ${s?re`<p class="hint">${s}</p>`:Je}
    ${t?re`<p class="error" id="place-error" role="alert">${t}</p>`:Je}
  </fieldset>`;import{html as xt,nothing as Js}from"../lib/lit-html/lit-html.js";function Ka(e,t){e.merge(t),b(`group-${t-1}`)}function Ya(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Ga=({preview:e,file:t})=>e?xt`<img src=${e} alt="">`:xt`<span class="film" title=${t.name}>${c("play")}</span>`,Xa=(e,t,s)=>xt`
  <button type="button" class="cut" aria-label=${n("group.split",{n:s+1})} title=${n("group.split",{n:s+1})}
    @click=${()=>Ya(e,t,s)}></button>`;function Ja(e,t,s){let{name:i,time:o}=e.describe(t),r=[o&&vi(o),i].filter(Boolean);return xt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${n("group.find",{n:s+1})} <span class="soft" dir="auto">${r.join(" · ")}</span></h3>
        ${e.canMerge(s)?xt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Ka(e,s)}>
            ${n("group.merge")}
          </button>`:Js}
      </div>
      <ul class="group">${t.map((a,l)=>xt`<li>${l?Xa(e,s,l):Js}${Ga(a)}</li>`)}</ul>
    </li>`}var Ro=(e,t)=>e.groups?xt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${n("group.title",{n:e.count,finds:n("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${n("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,i)=>Ja(e,s,i))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${n("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${n("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Js;import{html as F,nothing as et}from"../lib/lit-html/lit-html.js";import{html as Zs}from"../lib/lit-html/lit-html.js";async function Za(e,t,s){let i=null,o={label:n("upload.caption"),hint:n("upload.captionHint"),value:t.caption,most:S().limits.caption},r=await z((a,l)=>(i??=new Bt({send:({caption:p})=>a(p.trim()),update:l}),Zs`
      <h2>${n("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${i.submit}>
        ${E(i,"caption",o)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>a()}>${n("action.cancel")}</button>
          ${lt(i,n("action.save"))}
        </div>
      </form>`),{label:n("upload.captionOf",{n:e.items.indexOf(t)+1})});r!==null&&e.setCaption(t,r)}var Ao=(e,t,s,i)=>Zs`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Za(e,t,i)}
    aria-label="${n("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Zs`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Qa,tl]=[6,10],el=300,v=null;function Eo(){v.isOn=!0,v.item.classList.add("lifted"),rn()}var Co=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],sl=(e,t)=>Co(v.item).find(s=>{let i=s.getBoundingClientRect();return s!==v.item&&i.left<=e&&e<=i.right&&i.top<=t&&t<=i.bottom});function il(e){if(e.pointerId!==v.id)return;let[t,s]=[e.clientX-v.x,e.clientY-v.y],i=e.pointerType==="touch";if(!v.isOn){if(Math.hypot(t,s)<(i?tl:Qa))return;if(i)return v.end();Eo()}v.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,v.over?.classList.remove("target"),v.over=sl(e.clientX,e.clientY),v.over?.classList.add("target")}function Ze(e,t){if(e.button||v||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,i=new AbortController,{signal:o}=i,r=()=>{clearTimeout(v.timer),i.abort(),s.classList.remove("lifted"),s.style.transform="",v.over?.classList.remove("target"),v=null};v={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:r},e.pointerType==="touch"&&(v.timer=setTimeout(Eo,el));let a=p=>{p.pointerId===v.id&&r()},l=p=>{if(p.pointerId!==v.id)return;let[d,u]=[s,v.isOn&&v.over].map(g=>Co(s).indexOf(g));r(),u>=0&&t(d,u)};document.addEventListener("pointermove",il,{signal:o}),document.addEventListener("pointerup",l,{signal:o}),document.addEventListener("pointercancel",a,{signal:o}),document.addEventListener("keydown",p=>{p.key==="Escape"&&r()},{signal:o})}function Ot(e){(v?.isOn||e.type==="dragstart")&&e.preventDefault()}var nl="image/*,video/mp4,video/quicktime,video/webm";function ol(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Do(e,t,s){e.move(t,s),queueMicrotask(()=>{let i=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(i)?.focus()})}function Uo(e){return e.media?V(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?F`<span class="film">${c("play")}</span>`:F`<img src=${e.preview} alt="">`}var _o={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Qe=(e,t,s,i,o)=>F`
  <button type="button" class="round ${e}" aria-label=${n(`upload.${t}`,{n:i})} @click=${o}>${c(s)}</button>`,rl=(e,t)=>e.progress<1?F`<progress max="1" .value=${e.progress} aria-label=${n("upload.progress",{n:t})}></progress>`:F`<span class="over">${n("upload.processing")}</span>`,al=(e,t)=>({sending:()=>rl(e,t),paused:()=>F`<span class="over" title=${e.problem}>${n("upload.paused")}</span>`,waiting:()=>F`<span class="over">${n("upload.waiting")}</span>`,failed:()=>F`<span class="over error">${n("upload.failed")}</span>`,done:()=>et})[e.state]();function ll(e,t,s,i){let o=s+1;return F`
    <li class="shot ${t.state}" data-drag @pointerdown=${r=>Ze(r,(a,l)=>e.move(a,l))}
      @error=${_o} @load=${_o}>
      ${Uo(t)}
      ${s===0&&e.items.length>1?F`<span class="cover">${n("upload.cover")}</span>`:et}
      ${al(t,o)}
      <span class="buttons">
        ${s>0?Qe("before","earlier","back",o,()=>Do(e,s,s-1)):et}
        ${o<e.items.length?Qe("after","later","next",o,()=>Do(e,s,s+1)):et}
        ${t.state==="failed"||t.state==="paused"?Qe("","again","retry",o,()=>e.retry(t)):et}
        ${i?et:Qe("drop",t.state==="done"?"remove":"cancel","close",o,()=>ol(e,t))}
      </span>
      ${t.state==="failed"?et:Ao(e,t,o,Uo(t))}
    </li>`}function cl(e,t){t([...e.target.files]),e.target.value=""}var pl=(e,t)=>F`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${n(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?et:F`<span class="soft mice">${n("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${nl} multiple @change=${s=>cl(s,t)}>
  </li>`;function ul(e){let t=e.items.filter(i=>i.state==="done").length,s=[...new Set(e.items.filter(i=>i.state==="failed").map(i=>i.problem))];return F`
    <p class="hint" role="status">${e.isBusy?n("upload.ready",{n:t,of:R(e.items.length)}):""}</p>
    ${s.map(i=>F`<p class="error" role="alert">${i}</p>`)}`}var Ho=(e,t,s=!1)=>F`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ot} @contextmenu=${Ot} @dragstart=${Ot}>
    ${e.items.map((i,o)=>ll(e,i,o,s))}
    ${!s&&e.items.length<e.most?pl(e,t):et}
  </ul>
  ${e.items.length>1?F`<p class="hint">${n("upload.order")}</p>`:et}
  ${ul(e)}`;async function zo(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function dl(e){e.uploads.add(e.several.decline()),b("files")}async function fl(e){Qs(e.received.values),Qs(await e.resolveReceived(!0))}function Qs(e){for(let[t,s]of Object.entries(e)){let i=document.getElementById(t);i&&(i.value=s)}}var hl=e=>{let t=qn(Object.values(e).join(`
`));return t?j`<p class="hint">${n("places.asks",{host:t})}</p>`:C},ml=(e,t)=>j`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${n("edit.shared")}</h2>
    <p class="hint">${n("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>j`<p class="text" dir="auto">${s}</p>`)}
    ${hl(e.received.values)}
    ${e.received.files.length?j`<p>${n("edit.sharedFiles",{n:e.received.files.length})}</p>`:C}
    ${t?j`<p class="note">${n("edit.sharedFull")}</p>`:C}
    ${e.received.left?j`<p class="note">${n("edit.sharedLeft",{n:e.received.left})}</p>`:C}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${n("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>fl(e)}>${n("edit.sharedTake")}</button>
    </div>
  </section>`;async function $l(e){await W(n("edit.discardTitle"),n("edit.discardText"),n("edit.startOver"))&&e.discard()}var gl=()=>W(n("privacy.inHome"),n("privacy.inHomeText"),n("privacy.showExact")),bl=e=>j`
  <p class="note">
    ${n("edit.restored")} <button type="button" class="link" @click=${()=>$l(e)}>${n("edit.startOver")}</button>
  </p>`,wl=e=>j`
  <fieldset>
    <legend>${n("edit.photos")}</legend>
    ${e.photosExpired?j`<p class="note">${n("edit.photosGone")}</p>`:C}
    ${Ho(e.uploads,t=>zo(e,t),!e.isOwn)}
    ${e.isOwn?j`<p class="hint">${n("edit.photosMost",{n:e.uploads.most})} ${n("edit.photosHint")}</p>`:C}
  </fieldset>`,yl=e=>j`
  ${yt(e.form)}
  ${e.conflict?Oo(e.conflict,(t,s)=>e.choose(t,s),()=>Qs(e.resolve())):C}`;function vl(e,t){t.change(on(e.currentTarget))}async function kl(e,t){let i=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Fo(i),i?.focus()}function xl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",i=o=>vl(o,e);return j`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${i} @change=${i} @submit=${o=>kl(o,e)}>
      ${e.isRestored?bl(e):C}
      ${e.author?j`<p class="hint" dir="auto">${n("edit.by",{name:h(e.author)})}</p>`:C}
      ${e.isOwn||e.uploads.items.length?wl(e):C}
      ${jo(e.place,e.placeError,e.seesArea?n("edit.seesArea"):"")}
      ${E(e.form,"title",{label:n("find.titleField"),value:t,required:!0,most:S().limits.title})}
      ${Bo(e)}
      <div class="publish">
        ${yl(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${n("action.cancel")}</a>
          ${lt(e.form,n(s))}
        </div>
      </div>
    </form>`}var Ol=(e,t)=>j`
  ${e.received?ml(e,t.get("shared")==="full"):C}
  ${Ro(e.several,()=>dl(e))}
  ${e.several.groups?C:Io(e.drafts)}`;function Il(e,t){return e.loading.problem?O(e.loading.problem,t):e.uploads?xl(e):k(4)}function Wo(e){let t=new(e.params.id?Ve:Ge)(e,{showHome:gl}),s=()=>t.loading.load();return qo(e.signal,i=>t.uploads&&zo(t,i)),{title:t.title,ready:s(),view:()=>j`
      ${I(t.title,C,t.back)}
      ${t.isNew?Ol(t,e.query):C}
      ${Il(t,s)}`,close:()=>t.close()}}import{html as _t,nothing as ar}from"../lib/lit-html/lit-html.js";var Ll=3,Sl=4,ts=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function ql(){let e=new Intl.Locale(bi());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Pl=e=>[["today",ts(e)],["yesterday",ts(e,1)],["week",ts(e,(e.getDay()-ql()+7)%7)],["earlier",-1/0]],ti=e=>ts(new Date(e.createdAt)).getTime(),es=e=>`${ti(e)} ${e.user.id}`;function Tl(e){let t=new Map;for(let s of e)t.set(es(s),[...t.get(es(s))??[],s]);return t}function Vo(e,{now:t=new Date,mayContinue:s=!1}={}){let i=Tl(e),o=s&&e.length?ti(e.at(-1)):NaN,r=new Map,a=Pl(t);for(let l of e){let p=i.get(es(l)),d=p.length>=Ll;if(d&&p[0]!==l)continue;let u=d?{key:es(l),finds:p,hasMore:ti(l)===o}:{find:l},g=new Date(l.createdAt),[D]=a.find(([,gt])=>g>=gt);r.set(D,[...r.get(D)??[],u])}return[...r].map(([l,p])=>({name:l,entries:p}))}function Ko(e){let t=i=>i.media.length>0,s=[...e.filter(t),...e.filter(i=>!t(i))].slice(0,Sl);return{shown:s,rest:e.length-s.length}}var Ml=1500,[Fl,Bl]=[4,4],Nl=9;function jl(){let e=ve($i.get());return e?.zoom>=Nl?{lat:e.lat,lng:e.lng}:null}var Rl=()=>Promise.race([Gi(),Wi(Ml,null)]),Al=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},ss=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=rt(t,()=>m("/api/finds/feed",{...Al(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new an(t.id,()=>t,this.#s)),s}save(t,s){return Ji(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Rl();this.#r(t??jl(),!!t)}await this.#o()};get days(){return Vo(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#o(){await this.list.load(),await this.#n(Fl)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Bl;s++){let i=this.list.items.length;if(await this.list.more(),this.list.items?.length===i)return}}#r(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#r(await Yi({timeout:1e4}),!0),this.list.clear(),await this.#o()}catch(t){f(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?ke(this.at,ot(wt(t))):void 0};function El(){return Pi()?!0:P.get("installPrompt")||Ti()?!1:void 0}async function Cl(){let e=await Fi();return{on:!0,off:!1}[e]}var Dt=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Fs.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&S().tiles?.kind==="vector"?In().length>0:void 0,find:y(`/api/users/${$().id}`,{signal:t}).then(o=>o.findCount>0),friend:y("/api/friends?limit=1",{signal:t}).then(o=>o.length>0),push:Cl(),install:El()},i=await Promise.all(Object.entries(s).map(async([o,r])=>({name:o,isDone:await Promise.resolve(r).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=i.filter(o=>o.isDone!==void 0),this.steps.length===i.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=P.get("installPrompt");t&&(await t.prompt(),P.set("installPrompt",null),await this.load())}dismiss=()=>{Fs.set($().id),this.steps=[],this.#t.update()}};import{html as st,nothing as ut}from"../lib/lit-html/lit-html.js";var Dl="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Ul=(e,t)=>st`
  <span class="cover c-${Mt(e.category).code}">
    ${e.media.length?V(e.media[0],{sizes:Dl,eager:t}):J(e.category)}
    ${e.media[0]?.type==="video"?st`<span class="play">${c("play")}</span>`:ut}
    ${e.media.length>1?st`<span class="counter">${n("feed.photos",{n:e.media.length})}</span>`:ut}
  </span>`;function _l(e,t){let s=[Qi(e,wt(e))?"":Oe(wt(e)),t===void 0?"":xi(t)].filter(Boolean);return s.length?st`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?st` · ${s[1]}`:ut}</span>`:ut}var ei=(e,t,s=ut)=>st`
  <span class="by">
    ${x(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${ht(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?st`<span class="badge">${n("feed.friend")}</span>`:ut}
    ${e.reasonOf?st`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:ut}
    ${s}
  </span>`,Yo=(e,t,s,{km:i,eager:o,isMixed:r})=>st`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Ul(e,o)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${_l(e,i)}
        ${ei(e,r,e.reason==="list"&&$n(e)?ut:wn(e))}
      </span>
    </a>
    <div class="acts">
      ${mn(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${n("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?st`<span>${R(e.commentCount)}</span>`:ut}
      </a>
      <span class="grow"></span>
      ${hn(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Ut,nothing as Go}from"../lib/lit-html/lit-html.js";var si=({key:e})=>`group-${e.replace(" ","-")}`;async function Xo(e,t){e.toggle(t),await b(si(t))}var Hl=(e,t)=>Ut`
  <span class="piece c-${Mt(e.category).code}">
    ${e.media.length?V(e.media[0],{thumb:!0}):J(e.category)}
    ${t?Ut`<span class="beyond">+${R(t)}</span>`:Go}
  </span>`;function zl(e){let{shown:t,rest:s}=Ko(e);return Ut`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((i,o)=>Hl(i,o===t.length-1?s:0))}</span>
    </span>`}var Jo=({finds:e,hasMore:t})=>n("feed.several",{n:e.length,more:t}),Wl=e=>e.map((t,s)=>Ut`${s?" · ":Go}<bdi>${t.title}</bdi>`),Vl=(e,t)=>Ut`
  <li class="feed-card">
    <button type="button" class="group-face" id=${si(t)} aria-expanded="false" @click=${()=>Xo(e,t)}>
      ${zl(t.finds)}
      <span class="about">
        <span class="name">${Jo(t)}</span>
        <span class="soft titles">${Wl(t.finds.slice(0,10))}</span>
        ${ei(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Kl=(e,t,s)=>Ut`
  <li class="feed-group">
    <div class="by">
      ${x(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${Jo(t)}</span></span>
      <button type="button" class="quiet" id=${si(t)} aria-expanded="true" @click=${()=>Xo(e,t)}>
        ${n("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(i=>s(i))}</ul>
  </li>`,Zo=(e,t,s)=>e.isOpen(t)?Kl(e,t,s):Vl(e,t);import{html as It,nothing as ae}from"../lib/lit-html/lit-html.js";var Qo={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>qt()?"/invites":"/people",push:()=>"/settings/notifications"},Yl=e=>n(e==="friend"&&qt()?"steps.inviteAction":`steps.${e}Action`);function Gl(e,t){return Qo[t]?It`<a class="button quiet" href=${Qo[t]()}>${Yl(t)}</a>`:P.get("installPrompt")?It`<button type="button" class="quiet" @click=${()=>e.installNow()}>${n("steps.installAction")}</button>`:It`<span class="hint">${n("steps.installHint")}</span>`}var Xl=(e,{name:t,isDone:s})=>It`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):ae}</span>
    <span class="grow">${n(t==="friend"&&qt()?"steps.invite":`steps.${t}`,{instance:Y()})}${s?It`<span class="unseen"> (${n("steps.done")})</span>`:ae}</span>
    ${s?ae:Gl(e,t)}
  </li>`;async function Jl(e,t){let s=new Dt(t);e.note=()=>s.isShown?It`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${n("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${tt(s.dismiss)}
    </p>`:ae,await s.load()}var tr=(e,t)=>e.isShown?It`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${n("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Xl(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${n("steps.hide")}</button>
  </details>`:ae;import{html as ir,nothing as sr}from"../lib/lit-html/lit-html.js";var Zl=1,er=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),is=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=m("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await y(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Zl)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":h(t.user)};var Ql=(e,t)=>[n("feed.yearsAgo",{n:er(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function tc(e){e.more(),await b("this-day")}var ec=e=>ir`
  <button type="button" class="link" @click=${()=>tc(e)}>${n("feed.allOnThisDay",{n:e.count})}</button>`,nr=e=>e.shown.length?ir`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${n("feed.onThisDay")}</h2>
      ${e.hasMore?ec(e):sr}
    </div>
    <ul class="rows">${e.shown.map(t=>Be(t,Ql(e,t)))}</ul>
  </section>`:sr;var sc=()=>_t`<a class="button quiet" href="/people">${c("people")} ${n("nav.people")}</a>`,ic=e=>e.isHere?ar:_t`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${n("feed.nearMe")}
  </button>`,or=e=>_t`
  <p class="row between"><span class="soft">${n(e.at?"feed.around":"feed.friends")}</span>${ic(e)}</p>`,rr=(e,t)=>Yo(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),nc=({name:e,entries:t},s)=>_t`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${n(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(i=>i.find?rr(i.find,s):Zo(s,i,o=>rr(o,s)))}
    </ul>
  </section>`;function oc(e,t,s){let{items:i,problem:o}=e.list;return!o&&(!i||!t.isKnown||!s.isKnown)?k(3):[tr(t,location.hash==="#steps"||!i?.length),nr(s),rc(e)]}function rc(e){let{items:t,problem:s,load:i}=e.list;if(s)return O(s,i);if(!t.length&&!e.list.next){let o=n(e.at?"feed.noneText":"feed.noneFriends");return[or(e),A(n("feed.none"),o,ar,"feed")]}return _t`
    ${or(e)}
    ${e.days.map(o=>nc(o,e))}
    ${T({...e.list,more:e.more})}`}function lr(e){let t=new ss(e),s=new Dt(e),i=new is(e);return{title:n("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),i.load()]),view:()=>_t`
      ${I(n("feed.title"),sc())}
      ${oc(t,s,i)}`}}import{html as w,nothing as B}from"../lib/lit-html/lit-html.js";import{html as K,nothing as le}from"../lib/lit-html/lit-html.js";var ii=["viewer","contributor","editor"],ac=200,lc=2,ns=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,i){Object.assign(this,{list:t,isOwner:s,changed:i}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([N(`${this.#t}/members`),this.isOwner?y(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await Cn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o(t.trim()),ac)}async#o(t){let s=++this.#s;if([...t].length<lc)this.found=null;else{let{items:i}=await N(m("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let o=new Set(this.items.map(r=>r.user.id));this.found=i.filter(r=>r.id!==$().id&&!o.has(r.id))}this.update()}async#n(t,s=""){try{await t,s&&f(s),await this.load(),this.changed()}catch(i){f(q(i)),this.update()}}async invite(t,s){this.found=null,await this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(X(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(bt(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await M(X(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(X(`${this.#t}/link`,{role:t}),this.link?n("privacy.saved"):"")}revokeLink(){return this.#n(bt(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){f(n(await Vi(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},os=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&St.set(s.slice(1)),this.code=St.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await G("/api/lists/greeting",{code:this.code}),this.greeting.joined&&St.remove()}catch(t){this.problem=t,t.code==="not_found"&&St.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await M(G(`/api${this.path}/join`,{code:this.code}))&&(St.remove(),await this.#t.go(this.path,{replace:!0}))}};var pr=()=>ii.map(e=>[e,n(`lists.role.${e}`)]);async function cr(e,t,s){let i=h(e.user);await W(n(`lists.${t}Title`,{name:i}),n(`lists.${t}Text`,{name:i}),n(`lists.${t}`))&&await s()}var cc=(e,t)=>vt(n("people.menu",{name:h(t.user)}),[...ii.filter(s=>s!==t.role).map(s=>({text:n("lists.makeRole",{role:n(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:n("lists.handOver"),sign:"people",run:()=>cr(t,"handOver",()=>e.handOver(t))}],{text:n(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):cr(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),pc=(e,t)=>K`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${x(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${n(`lists.role.${t.role}`)}${t.invited?K` · ${n("lists.waits")}`:le}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?cc(e,t):le}
  </li>`,uc=(e,t)=>K`
  <li class="row between">
    <span class="person">${x(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${n("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${n("lists.inviteOne")}</button>
  </li>`,dc=e=>K`
  <section class="stack">
    <h3>${n("lists.inviteTitle")}</h3>
    <p class="hint">${n("lists.inviteHint")}</p>
    ${ct("invite-role",{label:n("lists.as"),options:pr(),chosen:"contributor"})}
    <label for="member-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?K`
      <ul class="people" aria-label=${n("people.results")} role="status">
        ${e.found.length?e.found.map(t=>uc(e,t)):K`<li class="soft">${n("people.noMatch")}</li>`}
      </ul>`:le}
  </section>`,fc=e=>K`
  <p class="hint">${n("lists.linkText")}</p>
  ${ct("link-role",{label:n("lists.linkRole"),options:pr(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${n("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${n("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>hc(e)}>${n("lists.linkRevoke")}</button>
  </p>
  ${e.code?K`
    <details class="small-fold">
      <summary>${n("invites.qr")} ${c("next")}</summary>
      ${Dn(e.code,n("invites.qr"))}
    </details>`:le}`;async function hc(e){await e.revokeLink(),b("make-link")}async function mc(e){await e.setLink(document.getElementById("invite-role").value),b("join-link")}var $c=e=>K`
  <section class="stack">
    <h3>${n("lists.link")}</h3>
    ${e.link?fc(e):K`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>mc(e)}>
        ${c("plus")} ${n("lists.linkMake")}
      </button></p>`}
  </section>`,gc=(e,t)=>K`
  <div class="row between"><h2>${n("lists.people")}</h2>${tt(t)}</div>
  <ul class="people">${e.items.map(s=>pc(e,s))}</ul>
  ${e.isOwner?K`${dc(e)}${$c(e)}`:le}`;async function ur(e,t,s){let i=new ns(e,t,s);await M(i.load())&&(await z((o,r)=>(i.update=r,gc(i,o)),{label:n("lists.people")}),i.close())}import{html as dr}from"../lib/lit-html/lit-html.js";var bc=["each","daily","off","default"];function wc(e,t){let s=n(`bell.${e}`);return e===t?{text:s,sign:"check",label:n("bell.chosen",{way:s})}:{text:s}}var yc=e=>e==="default"?dr`${c("bell")} <span class="unseen">${n("bell.title")}</span>`:dr`
  ${c("bell",e==="each")} <span class="unseen">${n("bell.title")}: </span><span>${n(`bell.${e}`)}</span>`,rs=(e,t="default",s=()=>{})=>vt(n("bell.title"),bc.map(i=>({...wc(i,t),run:()=>vc(e,i,s)})),{id:"bell",face:yc(t)});async function vc(e,t,s){await M(X(e,{news:t}))&&await s()}var[fr,kc,xc]=[15,34,34],hr=e=>e.map(t=>t.id).sort().join(),ni=class extends En{closest=fr;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=hr(t)===hr(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,fr))}failed(){this.parentElement.remove()}mark(){this.#t=Wn(this.points,s=>this.map.pixelOf(s),xc);let t=s=>this.onChoose(Vn(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:kc,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ni);async function Oc(e){await W(n("lists.deleteTitle",{name:e.list.name}),n("lists.deleteText"),n("action.delete"))&&e.remove()}async function Ic(e){await W(n("lists.leaveTitle",{name:e.list.name}),n("lists.leaveText"),n("lists.leave"))&&e.leave()}var oi=e=>ur(e.list,e.isOwn,e.loading.load),Lc=e=>vt(n("lists.menu"),[...e.list.findCount?[{text:n("lists.showOnMap"),sign:"map",href:m("/",{list:e.list.id})}]:[],...e.role?[{text:n(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>oi(e)}]:[],...e.may("editor")?[{text:n("lists.edit"),sign:"edit",run:()=>Ae(e.editForm,e.list)}]:[],...e.isOwn?[{text:n("find.byLink"),sign:"globe",run:()=>no(e.list)},{text:n("lists.delete"),sign:"trash",isDanger:!0,run:()=>Oc(e)}]:[...e.role?[{text:n("lists.leave"),sign:"close",isDanger:!0,run:()=>Ic(e)}]:[],Me({listId:e.list.id})],...e.canHide?[qc(e)]:[]],{id:"list-menu"}),Sc=e=>w`
  ${yt(e)}
  <p>${n("lists.makePrivateText")}</p>
  ${E(e,"reason",{label:n("report.reason"),required:!0,most:500})}`,qc=e=>({text:n("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>Ds(e.hideForm,n("lists.makePrivateTitle",{name:e.list.name}),Sc,t=>lt(t,n("lists.makePrivate")))});async function mr(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Pc(e,t){await e.drop(t),b("list-menu")}var Tc=(e,t)=>w`
  <label class="switch">
    <span>${n(`lists.entry.${e}`)}<br><span class="soft">${n(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,Mc=(e,{listed:t},s)=>w`
  ${yt(e)}
  ${E(e,"note",{kind:"area",label:n("lists.entry.note"),value:t.note??"",most:200})}
  ${s.map(i=>Tc(i,t[i]))}`,$r=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),Fc=(e,t)=>Ds(s=>e.entryForm(t,s),t.title,s=>Mc(s,$r(e,t),e.rightsOf(t)),s=>lt(s,n("action.save")));function Bc(e,t,s){let i=e.finds.items.length-1,o=[...e.hasAdded(t)?[{text:n("lists.entry.edit"),sign:"edit",run:()=>Fc(e,t)}]:[],...e.mayArrange?Nc(e,t,s,i):[],...e.mayDrop(t)?[{text:n("lists.drop"),sign:"close",run:()=>Pc(e,t)}]:[]];return o.length?vt(n("lists.findMenu",{title:t.title}),o,{id:`find-${t.id}`}):B}function Nc(e,t,s,i){return[...s>0?[{text:n("lists.up"),run:()=>mr(e,t,-1)}]:[],...s<i?[{text:n("lists.down"),run:()=>mr(e,t,1)}]:[],...t.media.some(o=>o.type==="image")?[{text:n("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function jc(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Rc(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Ac=(e,t,s)=>w`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${n("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Rc(e,t.id)}>
    <span class="nth">${R(s+1)}</span>
  </button>`,Ec=(e,t,s)=>e.move(e.finds.items[t],s-t);function Cc(e,t){let{by:s,at:i,isNew:o}=t.listed??{};if(!e.isShared||!s)return Ne(t);let r=w`${n("lists.addedBy",{name:h(s)})} · ${ht(i??t.createdAt)}`;return o?w`<b>${n("lists.isNew")}</b> · ${r}`:r}var Dc=({listed:e})=>e?.note?w`<p class="entry-note" dir="auto">${e.note}</p>`:B,Uc=e=>e?w`
  <p class="entry-note soft" role="status">${n(`outbox.${e.kind}`)} · ${n("outbox.waiting")}</p>`:B,_c=({isShared:e,list:t},s)=>e&&!s.inLists&&s.listed?.by?.id===s.userId?{...s,inLists:[{...t,shows:!0}]}:s,Hc=(e,t,s,i=e.waiting(t))=>w`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${o=>e.mayArrange&&Ze(o,(r,a)=>Ec(e,r,a))}>
    ${Ac(e,t,s)}
    ${vn(_c(e,t),Cc(e,t))}
    ${e.role&&i?.kind!=="drop"?Bc(e,t,s):B}
    ${Dc($r(e,t))}
    ${Uc(i)}
  </li>`,zc=({user:e})=>w`<a class="person" href="/people/${e.id}">${x(e)} <span>${h(e)}</span></a>`,Wc=e=>w`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?B:zc(e.list)}
    ${e.list.description?w`<p class="text" dir="auto">${e.list.description}</p>`:B}
    <p class="marks">${io(e.list)} <span class="soft">${n("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?w`<p class="row">${Kc(e)}${e.may("contributor")?Gc(e):B}
      ${e.isShared?rs(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):B}</p>`:B}
  </div>`,Vc=({members:e,list:t})=>e.length?e.filter(s=>!s.invited).slice(0,3).map(({user:s})=>x(s,28)):Array.from({length:Math.min(3,t.memberCount)},()=>w`<span class="avatar"></span>`),Kc=e=>e.isShared?w`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>oi(e)}>
    ${Vc(e)}
    <span>${n("lists.count",{n:e.list.memberCount})}</span>
  </button>`:e.isOwn&&e.list.visibility==="members"?Yc(e):B,Yc=e=>w`
  <button type="button" class="quiet" id="invite-people" @click=${()=>oi(e)}>
    ${c("people")} ${n("lists.inviteTitle")}
  </button>`,Gc=e=>w`
  <a class="button quiet" id="add-here" href=${m("/new",{list:e.list.id})}>${c("plus")} ${n("lists.addHere")}</a>`,Xc=e=>e.list.invited?w`
  <section class="card stack" role="status">
    <p>${n("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="soft">${n("lists.joinAs",{role:n(`lists.role.${e.list.role}`)})}</p>
    <p class="hint">${n("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${n("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button>
    </p>
  </section>`:B,Jc=e=>e.isShared?w`
  <div class="pair">
    ${ct("by-person",{label:n("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",n("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${ct("by-category",{label:n("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",n("lists.allCategories")],...e.categories.map(t=>[t,U(t)])]})}
  </div>`:B;function Zc(e){let{items:t,problem:s,load:i}=e.finds;return s?O(s,i):t?!t.length&&e.isFiltered?w`<p class="empty" role="status">${n("lists.noneSuch")}</p>`:t.length?w`
    <ol class="card rows" @touchmove=${Ot} @contextmenu=${Ot}>${t.map((o,r)=>Hc(e,o,r))}</ol>
    ${T(e.finds)}`:A(n("lists.empty"),n(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),B,"pin"):k(3)}var Qc=(e,t)=>tp(e)?w`<div class="list-plan">${e.steps.length?ep(e,t):B}</div>`:B,tp=({steps:e,list:t,finds:s})=>(s.items||s.problem?e.length:t.findCount)>0,ep=(e,t)=>w`
  <list-map .label=${n("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>jc(e,s)}
    .held=${e.may("contributor")?s=>Sn(t,s,{list:e.list.id}):null}></list-map>`;function sp(e,t){let{problem:s,load:i}=e.loading;return s?.code==="not_found"?w`<p class="empty">${n("lists.gone")}</p>`:s?O(s,i):e.list?w`
    <div class="list-page">
      ${Qc(e,t)}
      <div class="stack">
        ${Xc(e)}
        ${Wc(e)}
        ${Jc(e)}
        ${Zc(e)}
      </div>
    </div>`:k(3)}function gr(e){let t=new eo(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>w`
      ${I(t.title,t.list?Lc(t):B,t.listsPath)}
      ${sp(t,e)}`,close:()=>t.close()}}import{html as dt,nothing as as}from"../lib/lit-html/lit-html.js";var ip=(e,{owner:t,name:s,description:i,memberCount:o,role:r,joined:a})=>dt`
  <section class="card stack">
    <p class="invited-by">${x(t,56)} <span>${n("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${i?dt`<p class="text" dir="auto">${i}</p>`:as}
    <p class="soft">
      ${o>1?dt`${n("lists.count",{n:o})} · `:as}
      ${n("lists.joinAs",{role:n(`lists.role.${r}`)})}
    </p>
    ${a?dt`<p class="row end"><a class="button main" href=${e.path}>${n("lists.open")}</a></p>`:dt`
      <p class="hint">${n("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${n("lists.join")}</button></p>`}
  </section>`,np=e=>dt` <a href="/join">${n(`signin.${e}Link`)}</a>`;function op(){let{registration:e}=S();return dt`
    <section class="card stack">
      <p>${n("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${n("signin.action")}</a></p>
      <p class="below">${n(`signin.${e}`)}${e==="closed"?as:np(e)}</p>
    </section>`}function rp(e){return e.user?e.problem?.code==="not_found"?dt`<p class="empty">${n("lists.linkGone")}</p>`:e.problem?O(e.problem,e.load):e.greeting?ip(e,e.greeting):k(2):op()}function br(e){let t=new os(e,location.hash);return{get title(){return t.greeting?.name??n("lists.one")},ready:t.load(),view:()=>dt`${I(t.greeting?.name??n("lists.one"),as,"/lists")}${rp(t)}`}}import{html as zt,nothing as Ht}from"../lib/lit-html/lit-html.js";async function ap(e){let t=null;await Ae(s=>Qn(i=>{t=i,s()})),t&&e.go(`/lists/${t.id}`)}var lp=e=>zt`
  <button type="button" id="new-list" @click=${()=>ap(e)}>${c("plus")} ${n("lists.new")}</button>`;async function wr(e,t,s,i){await t.answer(s,i)&&e.go(`/lists/${s.id}`)}var cp=(e,t,s)=>zt`
  <li class="row between">
    <span class="person">${x(s.user,44)} <span>
      ${n("lists.invitesYou",{name:h(s.user),list:s.name})}
      <span class="soft">${n(`lists.role.${s.role}`)}</span>
    </span></span>
    <span class="row actions">
      <button type="button" aria-label="${n("lists.join")}: ${s.name}" @click=${()=>wr(e,t,s,!0)}>
        ${n("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${n("lists.decline")}: ${s.name}" @click=${()=>wr(e,t,s,!1)}>
        ${n("lists.decline")}
      </button>
    </span>
  </li>`,pp=(e,t)=>t.invitations.items?.length?zt`
  <section class="card">
    <h2>${n("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>cp(e,t,s))}</ul>
  </section>`:Ht,up=({shared:e})=>e.items?.length?zt`
  <section class="stack">
    <h2>${n("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(Hs)}</ul>${T(e)}
  </section>`:Ht;function dp({lists:e,shared:t,isOwn:s}){return!e.items||!e.items.length&&(t.problem||t.items?.length)?Ht:e.items.length?zt`<ul class="list-cards">${e.items.map(Hs)}</ul>${T(e)}`:A(n("lists.none"),s?n("lists.noneText"):n("lists.noneOther"),Ht,"way")}function yr(e){let t=new to(e);return{title:n("lists.title"),broad:!0,ready:t.load(),view:()=>zt`
      ${I(n("lists.title"),t.isOwn?lp(e):Ht,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${t.problem?O(t.problem,t.load):Ht}
      ${t.isLoaded?[pp(e,t),dp(t),up(t)]:k(3)}`}}import{html as vr,nothing as hp}from"../lib/lit-html/lit-html.js";var fp=10,ls=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=Ft(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=m("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<fp;s++){let i=await N(t,{signal:this.#t.signal}),o=i.items.find(r=>r.username===this.name);if(o)return this.#s(o);t=i.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function mp({isGone:e,loading:t}){return t.problem?O(t.problem,t.load):e?vr`<p class="empty">${n("person.gone")}</p>`:k(3)}function kr(e){let t=new ls(e);return{title:n("person.title"),ready:t.loading.load(),view:()=>vr`${I(t.name,hp,"/people")}${mp(t)}`}}import{html as Q,nothing as us}from"../lib/lit-html/lit-html.js";var ri=e=>bp[e.type]?.(e.data)??n($p(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),$p=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,Lr={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},ai=({kind:e,outcome:t})=>`${e}_${t}`,xr=["friends","lists","areas"];function gp({count:e,...t}){let s=xr.find(o=>t[o]===e);if(s)return n(`note.only.${s}`,{n:Number(e)});let i=xr.filter(o=>t[o]!=="0").map(o=>n(`note.from.${o}`,{n:Number(t[o])}));return n("note.daily_news",{n:Number(e),sources:i.join(", ")})}var bp={daily_news:gp,streets_wished:({place:e})=>n("note.streetsWished",{place:e}),reported:({kind:e})=>n(`report.new.${e}`),report_closed:({outcome:e,note:t})=>Or(n(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>n(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Mi(t??"")}),moderated:e=>Or(n(`report.owner.${ai(e)}`,{title:e.findTitle??e.listName}),e.note)},Or=(e,t)=>t?`${e} ${n("report.because",{reason:t})}`:e,Ir={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},cs=({type:e,data:t})=>{let{listId:s,userId:i,watchId:o}=t;return{list_added:s,friend_published:i,area_published:o}[e]??""};function Sr([e,...t]){return!t.length||e.type==="list_added"||!cs(e)?li(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}var wp=["find_liked","find_edited"];function qr(e,t=!1){let[s]=e;if(cs(s)&&e.length>1){let{actor:r,data:a,type:l}=s;return n(`note.${l}.many`,{name:h(r??a),list:a.listName,area:a.areaName,n:e.length})}let i=new Set(e.map(r=>r.data.userId)),o={name:h(s.actor??s.data),title:s.data.findTitle};return i.size>1?n(`note.${s.type}.others`,{...o,n:i.size-1}):e.length===1||wp.includes(s.type)?ri(s):n(`note.${s.type}.times`,{...o,n:e.length,more:t})}function li({type:e,data:{findId:t,commentId:s,listId:i}}){return Ir[e]?Ir[e]:i?`/lists/${i}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[yp,vp]=[20,36e5];function kp(e){let t=new Map;for(let{type:s,data:i,createdAt:o}of e)(i.commentId||s==="mentioned")&&t.set(i.userId,[...t.get(i.userId)??[],new Date(o)]);return new Set([...t].filter(([,s])=>s.some((i,o)=>i-s[o+yp-1]<vp)).map(([s])=>s))}function xp(e){let t=cs(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var Op=(e,t)=>e.type==="find_edited"&&e.type===t.type&&!t.isRead&&e.data.findId===t.data.findId&&e.data.userId===t.data.userId,ps=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=rt(t,"/api/notifications?limit=30"),this.#e=P.subscribe("notification",s=>this.#r(s))}get groups(){let t=new Map,s=kp(this.list.items);for(let i of this.list.items){let o=xp(i),r=t.get(o)??{key:o,newest:i,items:[],isRead:!0,more:!1};r.items.push(i),r.isRead&&=i.isRead,r.more||=i.type!=="find_liked"&&s.has(i.data.userId),t.set(o,r)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#o()};async#o(){let{items:t}=await N("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:i}=t.newest.data;if(await(s?Jn(i):Zn(i))){if(s){this.markRead(t),await this.#t.go(`/lists/${i}`);return}this.#i.delete(i),this.list.items=this.list.items.filter(o=>o!==t.newest),t.newest.isRead||Xt(-1),this.#t.update()}}async#n(){let{items:t}=await N("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Xt(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#r(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id&&!Op(t,s))]),this.#t.update()}markRead(t){for(let s of t.items.filter(i=>!i.isRead))s.isRead=!0,Xt(-1),me(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await G("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;qi(0)}catch(t){f(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await bt(`/api/notifications/${s.id}`).catch(i=>{if(i.status!==404)throw i}),this.list.items=this.list.items.filter(i=>i!==s),s.isRead||Xt(-1)}catch(s){f(q(s))}this.#t.update()}close(){this.#e()}};var Ip={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",find_edited:"edit",friend_published:"pin",area_published:"map"};async function Lp(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Sp={link_used:"lock",streets_wished:"map",daily_news:"feed"},qp=({type:e,data:t})=>e==="moderated"?Lr[ai(t)]:Sp[e]??"flag",Pp=({type:e,data:t,actor:s})=>t.userId?Q`
  <span class="face">
    ${x(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Ip[e],e==="find_liked")}</span>
  </span>`:Q`<span class="face office">${c(qp({type:e,data:t}))}</span>`,Tp=e=>Q`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Pr=(e,t)=>`${n(e)}: ${t.newest.data.listName}`,Mp=(e,t)=>Q`
  <span class="row actions">
    <button type="button" aria-label=${Pr("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${n("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${Pr("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${n("lists.decline")}
    </button>
  </span>`;function Fp(e,t){if(e.invites(t.newest))return Mp(e,t);let s=e.request(t.newest);return s?Q`<span class="row actions">${kt(s.friendship,s.user,()=>e.answered(t))}</span>`:us}var Bp=(e,t,s)=>Q`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Sr(t.items)} @click=${()=>e.markRead(t)}>
      ${Pp(t.newest)}
      <span>
        <span class="what">${qr(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?us:Q`<span class="unseen">${n("note.new")}</span>`}${ht(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Tp(t.newest.thumbnailUrl):us}
    </a>
    ${Fp(e,t)}
    <button type="button" class="round" aria-label=${n("note.delete")} @click=${()=>Lp(e,t,s)}>${c("close")}</button>
  </li>`,Np=e=>Q`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${n("note.readAll")}</button>`,jp=()=>Q`<a class="button" href="/people">${n("note.noneAction")}</a>`;function Rp(e){let{items:t,problem:s}=e.list;return s?O(s,e.load):t?t.length?Q`<ul class="card notes">${e.groups.map((i,o)=>Bp(e,i,o))}</ul>${T(e.list)}`:A(n("note.none"),n("note.noneText"),jp(),"bell"):k(4)}function Tr(e){let t=new ps(e);return{title:n("nav.bell"),ready:t.load(),view:()=>Q`${I(n("nav.bell"),t.hasUnread?Np(t):us)}${Rp(t)}`,close:()=>t.close()}}import{html as it,nothing as hs}from"../lib/lit-html/lit-html.js";var Ap=200,Ep=2,ds=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=i=>rt(t,m("/api/friends",i));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=rt(t,()=>m("/api/users",{q:this.text.trim()})),this.#s=P.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(m(this.#t.path,{q:t})),[...t].length<Ep?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ap)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as ci,nothing as Cp}from"../lib/lit-html/lit-html.js";var Dp=44,Up=(e,{findCount:t,moreFinds:s,commonFriends:i}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":wi(s,n("map.finds",{n:t})),i?n("person.common",{n:i}):""].filter(Boolean).join(" · "),_p=e=>e?ci`<br><span class="soft person-sums">${e}</span>`:Cp,ce=(e,t,s)=>ci`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${x(e,Dp)} <span><span class="strong" dir="auto">${h(e)}</span>${_p(Up(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Mr=(e,t)=>ci`
  <li class="row between">
    <span>${pn(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Hp(e,t){if(e.isMe(t))return it`<span class="soft">${n("people.you")}</span>`;if(t.friendship==="accepted")return it`<span class="badge">${c("check")} ${n("friend.friends")}</span>`;if(t.friendship==="none")return qe(t,e.reload);let s=e.requestOf(t);return s?kt(s,t,e.reload):it`<span class="badge">${n("friend.pending")}</span>`}function zp(e){let{found:t}=e;return t.problem?O(t.problem,e.search):t.items?t.items.length?it`
    <ul class="people" aria-label=${n("people.results")}>${t.items.map(s=>ce(s,Hp(e,s),s))}</ul>
    ${T(t)}`:it`<p class="soft" role="status">${n("people.noMatch")}</p>`:hs}function Wp(e,t){e.preventDefault(),t.search()}var Vp=e=>it`
  <form class="card" role="search" @submit=${t=>Wp(t,e)}>
    <label for="people-search">${n("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${zp(e)}
  </form>`;function fs(e,t,s,i=ce){let o=e.lists[t];return o.items.length?it`
    <section class="card">
      <h2>${n(`people.${t}`)}</h2>
      <ul class="people">${o.items.map(r=>i(e.other(r),s(r,e.other(r)),r.other))}</ul>
      ${T(o)}
    </section>`:hs}var Kp=(e,t,s)=>Zt(s,[Te(t,s,e.reload),Jt(s,e.reload)]),Yp=e=>it`
  ${fs(e,"received",(t,s)=>[kt(t,s,e.reload),Zt(s,[Jt(s,e.reload)])])}
  ${fs(e,"sent",(t,s)=>Pe(t,s,e.reload))}
  ${e.lists.accepted.items.length?fs(e,"accepted",(t,s)=>Kp(e,t,s)):A(n("people.none"),n("people.noneText"),hs,"people")}
  ${fs(e,"blocked",(t,s)=>un(s,e.reload),Mr)}`;function Gp(e){return e.problem?O(e.problem,e.load):e.isLoaded?Yp(e):k(3)}var Xp=()=>qt()?it`<a class="button quiet" href="/invites">${c("plus")} ${n("invites.invite")}</a>`:hs;function Fr(e){let t=new ds(e);return{title:n("people.title"),ready:t.load(),view:()=>it`${I(n("people.title"),Xp(),"/feed")}${Vp(t)}${Gp(t)}`,close:()=>t.close()}}import{html as Vt,nothing as pe}from"../lib/lit-html/lit-html.js";var ms=class extends xe{user=null;friendship=null;#t;constructor(t){super(t,m("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=Ft(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??n("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":m("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let i=await N(s,{signal:this.page.signal});this.friendship=i.items.find(o=>o.requesterId===this.#t||o.addresseeId===this.#t)??null,s=i.next}}};import{html as L,nothing as _}from"../lib/lit-html/lit-html.js";var Jp=88,pi=(e,t)=>L`
  <span class="sum"><span class="strong">${R(e)}</span> <span class="soft">${n(t,{n:e})}</span></span>`,Nr=({items:e})=>e?.length?L`<finds-map .places=${jr(e)} .label=${n("person.map")}></finds-map>`:_,Zp=({items:e})=>e?.length?L`<finds-map class="profile-cover" .places=${jr(e)} .label=${n("person.map")}></finds-map>`:L`<div class="profile-cover"></div>`,Qp=({findCount:e,placeCount:t,likeCount:s})=>L`
  <p class="row">
    ${e===void 0?L`<span class="strong">&nbsp;</span>`:[pi(e,"person.findsSum"),pi(t,"person.placesSum"),pi(s,"person.likesSum")]}
  </p>`,$s=(e,{title:t,finds:s,figures:i={},badge:o=_,actions:r=_})=>L`
  <section class="profile-head">
    ${e?[Zp(s),x(e,Jp)]:_}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?L`<p class="soft">@${e.username}</p>`:_}
    ${e?.about?L`<p dir="auto">${e.about}</p>`:_}
    ${e?Qp(i):_}
    ${i.commonFriends?L`<p class="soft">${n("person.common",{n:i.commonFriends})}</p>`:_}
    ${o===_&&r===_?_:L`<p class="row actions">${o}${r}</p>`}
  </section>`,gs=e=>L`<a class="button quiet" href=${e}>${c("feed")} ${n("lists.title")}</a>`,bs=(e,t,s)=>L`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,tu=e=>L`
  <li>
    <a class="tile c-${Mt(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?V(e.media[0],{thumb:!0}):L`<span class="sign-tile">${J(e.category)}</span>`}
      ${e.isPublic?_:L`
        <span class="corner">${c(gn(e))}<span class="unseen">${yn(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Br=(e,t,s)=>L`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${n(`person.${t}`)}
  </button>`,eu={grid:e=>L`<ul class="tiles">${e.map(tu)}</ul>`,list:e=>L`<ul class="card rows">${e.map(t=>Be(t,Ne(t)))}</ul>`},jr=e=>[...new Map(e.map(t=>{let s=wt(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...ot(s),km:s.area,name:Oe(s)}]})).values()];function Wt(e,t){let{items:s,problem:i,load:o}=e.finds;return i?O(i,o):s?s.length?L`
    <div class="chips" role="group" aria-label=${n("person.layout")}>
      ${Br(e,"grid","camera")}
      ${Br(e,"list","filter")}
    </div>
    ${eu[e.layout](s)}
    ${T(e.finds)}`:A(t.title,t.text,t.action??_,t.sign??"pin"):k(6)}function su({user:e,friendship:t,hasAsked:s,loading:i}){return e.friendship==="none"?qe(e,i.load):t?t.status==="accepted"?pe:s?kt(t,e,i.load):Pe(t,e,i.load):pe}var iu=()=>Vt`<a class="button quiet" href="/profile">${n("profile.title")}</a>`,nu=e=>e.isMe?iu():su(e);function ou(e,t){let{user:s,friendship:i,loading:o}=e;if(!s||e.isMe)return pe;let r=i?.status==="accepted"?[Te(i,s,o.load)]:[];return Zt(s,[zn(s,o.load),...r,Me({userId:s.id}),Jt(s,()=>t.go("/people"))])}var ru=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",au=()=>Vt`<span class="badge">${c("check")} ${n("friend.friends")}</span>`,lu=e=>$s(e.user,{title:e.loading.problem?n("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:ru(e)?[au(),rs(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:pe,actions:e.user?[gs(m("/lists",{user:e.user.id})),nu(e)]:pe});function cu(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Vt`<p class="empty">${n("person.gone")}</p>`:t?O(t,s):e.user?Vt`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${n("person.findsTitle")}</h2>
      ${Wt(e,{title:n("person.none"),text:n("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var pu=(e,t)=>Vt`
  <div class="head">${zi("/people")}<span class="grow"></span>${ou(e,t)}</div>`;function Rr(e){let t=new ms(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Vt`${pu(t,e)}${lu(t)}${cu(t)}`}}import{html as $t,nothing as ui}from"../lib/lit-html/lit-html.js";var ws=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=rt(t,"/api/finds/bin?limit=20",i=>i.find.id)}restore(t){return this.#e(t,G(`/api/finds/${t.id}/restore`),n("find.restored"),this.restored)}remove(t){return this.#e(t,bt(`/api/finds/${t.id}?forever=true`),n("bin.removed"),()=>{})}async#e(t,s,i,o){await M(s)&&(this.list.items=this.list.items.filter(r=>r.find.id!==t.id),this.#t.update(),f(i),o())}};var ys=class extends xe{figures={};isEdited=!1;constructor(t){super(t,m("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new Fn("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async i=>js(i??await y("/api/users/me"))}),this.bin=new ws(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new Bt({send:i=>this.#s(i),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await y(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:i,age:o}){let r={displayName:t.trim()||null,about:s.trim()||null,username:i.trim()};js(await me("/api/users/me",{...r,age:o===""?null:Number(o)})),f(n("profile.saved"))}};import{html as ks,nothing as vs}from"../lib/lit-html/lit-html.js";async function uu(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function du(e,t){await W(n("bin.removeTitle"),n("bin.removeText",{title:t.title}),n("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var fu=(e,t)=>ks`
  <button type="button" class="quiet" aria-label="${n("bin.restore")}: ${t.title}" @click=${()=>uu(e,t)}>
    ${c("retry")} ${n("bin.restore")}
  </button>`,hu=(e,{find:t,expiresAt:s})=>ks`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ks`<br><span class="soft">${n("bin.until",{date:yi(s)})}</span>`:vs}
    </p>
    ${t.hidden?dn(n("report.findHidden"),t.hidden):vs}
    <p class="row">
      ${t.hidden?vs:fu(e,t)}
      <button type="button" class="danger" aria-label="${n("bin.remove")}: ${t.title}" @click=${()=>du(e,t)}>
        ${c("trash")} ${n("bin.remove")}
      </button>
    </p>
  </li>`,Ar=e=>e.list.items?.length?ks`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${n("bin.title")}</h2>
    <p class="hint">${n("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>hu(e,t))}</ul>
    ${T(e.list)}
  </section>`:vs;var mu=()=>$t`<a class="button" href="/new">${c("plus")} ${n("nav.plus")}</a>`,$u=({form:e,user:t})=>$t`
  <form novalidate @submit=${e.submit}>
    ${yt(e)}
    ${E(e,"displayName",{label:n("profile.name"),hint:n("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${E(e,"about",{label:n("profile.about"),value:t.about??"",most:160})}
    ${E(e,"username",{label:n("account.username"),hint:n("join.usernameHint"),value:t.username,...Hn})}
    ${E(e,"age",{label:n("profile.age"),hint:n("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${lt(e,n("action.save"))}</div>
  </form>`,gu=e=>$t`
  <ul class="card rows">
    ${bs("/people","people",n("people.accepted"))}
    ${bs("/shares","share",n("shares.mine"))}
    ${e.role==="admin"?bs("/admin","shield",n("admin.title")):ui}
  </ul>`,bu=()=>$t`<a class="button quiet" href="/settings">${c("gear")} ${n("settings.title")}</a>`,wu=e=>$t`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${n("profile.edit")}</h2>${tt(e.toggleEdit)}</div>
    ${Un(e.picture,{label:n("profile.picture"),hint:n("profile.pictureHint")})}
    ${$u(e)}
  </section>`;async function yu(e){e.toggleEdit(),await b("edit-title")}var vu=e=>$t`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>yu(e)}>
    ${c("edit")} ${n("profile.edit")}
  </button>`,ku=()=>$t`
  <a class="button quiet" href="/saved">${c("bookmark")} ${n("saved.title")}</a>
  ${gs("/lists")}`,xu=e=>$t`
  <div class="head"><span class="grow"></span>${bu()}</div>
  ${$s(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[ku(),vu(e)]})}
  ${e.isEdited?wu(e):ui}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${n("profile.finds")}</h2>
    ${Wt(e,{title:n("profile.none"),text:n("profile.noneText"),action:mu()})}
  </section>
  ${gu(e.user)}
  ${Ar(e.bin)}`;function Er(e){let t=new ys(e);return{title:n("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?xu(t):ui}}import{html as Cr,nothing as Ou}from"../lib/lit-html/lit-html.js";var Iu=(e,t)=>we(e.state===t,n(`saved.${t}`),()=>e.choose(t),t==="dismissed"?"close":fn(t)),Lu=()=>Cr`<a class="button" href="/">${c("map")} ${n("missing.action")}</a>`,Su=e=>({title:n(`saved.${e}None`),text:n(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Lu(),sign:"bookmark"});function Dr(e){let t=new Zi(e);return{title:n("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Cr`
      ${I(n("saved.title"),Ou,"/profile")}
      <div class="chips" role="group" aria-label=${n("saved.which")}>${Xi.map(s=>Iu(t,s))}</div>
      ${Nr(t.finds)}
      ${Wt(t,Su(t.state))}`}}import{html as H,nothing as de}from"../lib/lit-html/lit-html.js";var xs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return P.get("outbox")}load=async()=>{await Ei(),this.isLoaded=!0,this.#t.update()};cancel(t){return Di(t.id)}retry(t){return Ui(t.id)}sendNow(){return _i()}};async function qu(e,t){await cn()&&e.cancel(t)}var Pu=e=>n(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Tu=e=>Hi(e).replace(/^(\/lists\/[^/]+).*/,"$1"),ue=e=>H`<a class="strong" dir="auto" href=${Tu(e)}>${e.title}</a>`,Mu={find:e=>H`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>H`<span class="what" dir="auto">${e.body.content}</span><br>${ue(e)}`,like:ue,entry:e=>H`<span class="what" dir="auto">${e.body.note}</span><br>${ue(e)}`,add:ue,drop:ue},Fu=({closed:e,lists:t})=>e.map(s=>t?.[s]||n("lists.one")).join(", "),Bu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${n("outbox.closedLists",{lists:Fu(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${n("action.close")}</button>
  </li>`,Nu=(e,t)=>H`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Pu(t)}</span><br>
      ${Mu[t.kind](t)}<br>
      ${t.state==="refused"?H`<span class="error">${t.problem}</span>`:H`<span class="soft">${n("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?H`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${n("action.retry")}</button>`:de}
      <button type="button" class="quiet" @click=${()=>qu(e,t)}>${n("outbox.cancel")}</button>
    </span>
  </li>`;function ju(e){if(!e.isLoaded)return k(2);if(!e.entries.length)return A(n("outbox.none"),n("outbox.noneText"),de,"send");let t=Ai(e.entries).length>0;return H`
    ${t?H`<p class="hint">${n("outbox.hint",{instance:Y()})}</p>`:de}
    <ul class="card people">${e.entries.map(s=>(s.state==="closed"?Bu:Nu)(e,s))}</ul>
    ${t?H`<p class="row end"><button type="button" @click=${()=>e.sendNow()}>${n("outbox.now")}</button></p>`:de}`}function Ur(e){let t=new xs(e);return{title:n("outbox.title"),ready:t.load(),view:()=>H`${I(n("outbox.title"),de,"/")}${ju(t)}`}}function Ru(e,t){let[s,i]=[new Map,!1],o=new AbortController;return e.signal.addEventListener("abort",()=>o.abort()),{async load(r){o.abort();let{signal:a}=o=new AbortController;try{let[l,p]=await Li(m("/api/locations/categories",{...t(),category:"",bbox:r}),{signal:a});if(a.aborted)return;[s,i]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(r,a){if(!s.size)return null;let l=[...s.values()].reduce((u,g)=>u+g,0),p=u=>s.get(u)===0&&!i&&!a.includes(u),d=u=>u&&(u<l||i)?`${R(u)}${i?"+":""}`:void 0;return{shown:r.filter(u=>!p(u)).map(u=>({category:u,count:d(s.get(u))})),rest:r.filter(p)}}}}var Au=500;async function Eu(e,t,s){let{signal:i}=e,o=m("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:Au});try{let[{name:r},a]=await Promise.all([y(`/api/lists/${encodeURIComponent(t)}`,{signal:i}),y(o,{signal:i})]);return{name:r,points:a.map(ot)}}catch(r){return r.name!=="AbortError"&&f(r.code==="not_found"?n("lists.gone"):q(r)),{name:n("lists.one"),points:[]}}}import{html as _r,nothing as Hr}from"../lib/lit-html/lit-html.js";async function Cu(e){await e.ask()&&await b("see-inviter")}async function Du(e){e.close(),await b("list")}function Uu(e){let{user:t}=e;if(!t)return Hr;let s=n("introduction.text",{name:h(t),n:t.findCount});return _r`
    <section class="introduction" aria-label=${s}>
      ${x(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${tt(()=>Du(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${n("introduction.see")}</a>
        ${e.mayAsk?_r`<button type="button" @click=${()=>Cu(e)}>${n("friend.ask")}</button>`:Hr}
      </p>
    </section>`}async function _u(e,t){let s=new _n(t.update);e.note=()=>Uu(s),await s.load()}var Os=0,di=null;function Hu(e){let t=li(e);location.pathname!==t.split("#")[0]&&(Os=di&&P.get("message")===di?Os+1:1,Os===1?f(ri(e),t):f(n("note.several",{n:Os}),"/notifications"),di=P.get("message"))}import{html as zu,nothing as Wu}from"../lib/lit-html/lit-html.js";async function Vu(e){if(Bs.get())return;let t=()=>{},s=new Tn(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Bs.set("1"),await z((i,o)=>{t=o;let r=async()=>{await s.enable(),s.state!=="off"&&(i(),f(n(`push.${s.state}`,{instance:Y()})))};return zu`
      <h2>${n("push.offer",{name:e})}</h2>
      <p>${n("push.offerText",{instance:Y()})}</p>
      <p class="soft" role="status">${s.slow?n("push.asking"):Wu}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>i()}>${n("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${r}>
          ${c("bell")} ${n("push.enable")}
        </button>
      </div>`},{label:n("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Is,nothing as zr}from"../lib/lit-html/lit-html.js";async function Ku({lat:e,lng:t}){try{let{title:s}=await G("/api/map/wishes",{latitude:e,longitude:t});f(n("offer.wished",{title:s}))}catch(s){f(q(s))}}function Yu(e,t){if($().role==="admin"){let s=m("/admin/map",{at:Ki({lat:e.lat,lng:e.lng})});return Is`<p><a class="button quiet" href=${s}>${n("offer.add")}</a></p>`}return Is`
    <p><button type="button" class="quiet" @click=${()=>{t(),Ku(e)}}>${n("offer.wish")}</button></p>
    <p class="hint">${n("offer.wishText")}</p>`}var Gu=e=>Is`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${n("offer.show")}</button></p>
  <p class="hint">${n("offer.learns")}</p>`,Xu=(e,{choose:t,close:s,key:i})=>Is`
  <section class="offer" tabindex="-1" aria-label=${n("offer.none")} @keydown=${i}>
    <p class="row between">
      <span class="strong">${n("offer.none")}</span>
      <button type="button" class="round" aria-label=${n(As()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Ln()?Yu(e,s):zr}
    ${As()?Gu(t):zr}
  </section>`,Ju=()=>Xu;import{html as Ss,nothing as fi}from"../lib/lit-html/lit-html.js";var Zu=2.5,[Qu,Wr]=[300,24],Vr=180,Kr=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ls=class{#t=Nt;#e=Nt;#s=null;#i=new Map;#o={time:0,x:0,y:0};#n=null;#r;constructor(t){this.#r=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#d(Nt),s&&!Kr()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Vr,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#f(t)),this.#l())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#f(t));let s=this.#p(),i={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:r,y:a,scale:l}=Rs(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:l,x:r+i.x,y:a+i.y})}let o={...this.#e,x:this.#e.x+i.x,y:this.#e.y+i.y};this.#d(this.#t.scale>1?je(o,this.#u()):o)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),i=this.#i.size===1,o={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#l();if(!i||t.type==="pointercancel")return this.#c();if(Math.hypot(o.x,o.y)<Wr)return this.#a(s,t.timeStamp);let r=this.#t.scale>1?"":xn(o);if(r)return this.#r[r]();this.#c()};#a(t,s){let i=this.#o;if(this.#o={...t,time:s},s-i.time>Qu||Math.hypot(t.x-i.x,t.y-i.y)>Wr)return this.#c();this.#o={time:0,x:0,y:0},this.#d(this.#t.scale>1?Nt:je(Rs(Nt,Zu,t),this.#u()),!0)}#l(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return On(t,s)}#f({clientX:t,clientY:s}){let{left:i,top:o,width:r,height:a}=this.#n.getBoundingClientRect();return{x:t-i-r/2,y:s-o-a/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#c(){this.#d(je(this.#t,this.#u()),!0)}#d(t,s=!1){this.#t=t;let i=this.#n?.firstElementChild;i&&(i.style.transition=s&&!Kr()?`transform ${Vr}ms ease-out`:"none",i.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function td(e,t){let s=e.media.length,i=t,o=!0,r=null,a=new Map;z((l,p)=>{let d=u=>{i=(i+u+s)%s,o=!1,p(),r.show(document.querySelector("dialog .stage"),s>1?u:0)};return r??=new Ls({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),ed(e,{at:i,plays:o,films:a},r,d,l)},{label:e.title,kind:"full"})}function ed(e,{at:t,plays:s,films:i},o,r,a){let l=e.media.length,p=e.media[t];return Ss`
    <div class="viewer" @keydown=${u=>{u.target.localName!=="video"&&(u.key==="ArrowRight"&&r(1),u.key==="ArrowLeft"&&r(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?n("find.pictureOf",{at:t+1,n:l}):fi}</span>
        ${tt(a)}
      </div>
      <div class="stage" @pointerdown=${o.onDown} @pointermove=${o.onMove} @pointerup=${o.onUp}
        @pointercancel=${o.onUp} @dragstart=${u=>u.preventDefault()}>
        <div class="shown">${p.type==="video"?nd(p,s,i):id(p,kn(e,t))}</div>
      </div>
      <div>
        ${p.caption?Ss`<p class="said" dir="auto">${p.caption}</p>`:fi}
        ${l>1?od(r):fi}
      </div>
    </div>`}var sd=e=>`min(100vw, calc(100vh * ${bn(e).toFixed(3)}))`,id=(e,t)=>V(e,{alt:t,eager:!0,sizes:sd(e),blur:!1});function nd(e,t,s){if(s.has(e))return s.get(e);let i=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),o=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",r=(a,l)=>i.append(Object.assign(document.createElement("source"),{src:a,type:l}));return r(e.url,e.codecs?`video/${o}; codecs="${e.codecs}"`:""),e.playbackUrl&&r(e.playbackUrl,"video/mp4"),i.lastChild.addEventListener("error",()=>{let a=document.createElement("p");a.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:n("find.download")});a.append(n("find.unplayable")," ",l),s.set(e,a),i.replaceWith(a)}),s.set(e,i),i}var od=e=>Ss`
  <div class="row steps">
    ${Yr("previous","back",()=>e(-1))}
    ${Yr("next","next",()=>e(1))}
  </div>`,Yr=(e,t,s)=>Ss`
  <button type="button" class="round" aria-label=${n(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as nt,nothing as fe}from"../lib/lit-html/lit-html.js";var rd=["title","description","category"],Gr=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),qs=({media:e})=>e.map(t=>t.id).join(),Xr=({media:e})=>e.map(t=>t.caption??"").join(`
`);function ad(e,t){let s=rd.filter(o=>(e[o]??"")!==(t[o]??""));e.location&&t.location&&Gr(e)!==Gr(t)&&s.push("place");let i=({media:o})=>({media:[...o].sort((r,a)=>r.id<a.id?-1:1)});return qs(i(e))!==qs(i(t))?s.push("photos"):(qs(e)!==qs(t)&&s.push("order"),Xr(i(e))!==Xr(i(t))&&s.push("captions")),s}var Ps=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Gt(this.#e),i=await y(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=i.map((o,r)=>({...o,changed:ad(o,i[r-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),i=this.list[0].id;return await this.load(),this.list[0].id===i||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return G(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Jr=64,ld=e=>nt`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Jr} height=${Jr} loading="lazy">`,cd=({changed:e})=>e.map(t=>n(`versions.changed.${t}`)).join(", "),pd=(e,t)=>nt`
  <li>
    <p class="soft">${ht(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):n("versions.someone")}</span></p>
    ${e.changed.length?nt`<p>${n("versions.changed")} ${cd(e)}</p>`:fe}
    <details>
      <summary>${n("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?nt`<p class="text" dir="auto">${e.description}</p>`:fe}
      ${e.category?nt`<p class="badge" dir="auto">${U(e.category)}</p>`:fe}
      ${e.location?nt`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:fe}
      ${e.media.length?nt`<p class="row">${e.media.map(ld)}</p>`:fe}
      <button type="button" class="quiet" @click=${()=>t(e)}>${n("versions.restore")}</button>
    </details>
  </li>`,ud=(e,t,s,i)=>nt`
  <h2>${n("versions.title")}</h2>
  <p class="hint">${n(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?nt`<ul class="past-edits">${e.list.map(o=>pd(o,s))}</ul>`:nt`<p class="empty">${n("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>i()}>${n("action.close")}</button></div>`;async function dd(e,t,s){let i=new Ps(e);if(!await M(i.load()))return;let o=await z(l=>ud(i,t,l,l),{label:n("versions.title")});if(!o||!await W(n("versions.restoreTitle"),n("versions.restoreText"),n("versions.restore")))return;let r=null;if(!await M(i.restore(o.id).then(l=>{r=l})))return s();await s();let a=async()=>{await M(i.undo(r))&&await s()};f(n("versions.restored"),"",r?{text:n("action.undo"),run:a}:null)}import{html as ft,nothing as Kt}from"../lib/lit-html/lit-html.js";var Ts=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Qt(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,i]=await Promise.all([N("/api/shares"),y(this.#t),y(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let o=({id:r})=>i.find(a=>a.id===r)?.memberCount;this.lists=Fe(s).map(r=>({...r,memberCount:o(r)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:i}=await N(t),o=r=>r.requesterId===$().id?r.addressee:r.requester;this.friends.push(...s.map(o)),this.next=i}};var fd=e=>ft`
  ${e.friends.length?ft`<ul class="people">${e.friends.map(t=>ce(t,Kt))}</ul>`:ft`<p class="soft">${n("whoSees.alone")}</p>`}
  ${e.next?ft`<button type="button" class="quiet" @click=${()=>M(e.more())}>${n("action.more")}</button>`:Kt}`;function hd({audience:e,lists:t}){return e==="me"?n(t.length?"whoSees.meInLists":"whoSees.me"):n(`edit.audienceText.${e}`,{instance:Y()})}var md=(e,t,s)=>ft`
  <h2>${n("find.whoSees")}</h2>
  <p>${c(te(e.audience))} ${hd(e)}</p>
  ${e.audience==="friends"?fd(e):Kt}
  ${e.lists.length?ft`
    ${e.audience==="me"?Kt:ft`<p class="hint">${n("whoSees.lists")}</p>`}
    <ul class="people">${e.lists.map(i=>ft`<li><a href="/lists/${i.id}" dir="auto">${Re(i)}</a></li>`)}</ul>`:Kt}
  ${e.hasLinks?ft`<p class="hint">${n("whoSees.links")} <a href="/shares">${n("shares.mine")}</a></p>`:Kt}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${n("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${n("action.close")}</button>
  </div>`;async function $d(e){let t=new Ts(e);await M(t.load())&&await z((s,i)=>(t.update=i,md(t,e,s)),{label:n("find.whoSees")})}P.subscribe("user",Cs);Cs();export{ea as addToList,Hu as announce,ta as askReport,Ru as countCategories,Wo as edit,lr as feed,_u as introduce,br as joinList,gr as list,Eu as listOnMap,yr as lists,kr as named,Tr as notifications,Ju as offerOfStreets,Vu as offerPush,Fr as people,Rr as person,Er as profile,Dr as saved,ia as shareFind,Jl as showSteps,dd as showVersions,td as viewPhoto,Ur as waiting,sa as watchArea,$d as whoSees};

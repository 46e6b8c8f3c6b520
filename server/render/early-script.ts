/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was pressed and sent until then, also from React, which may be there a moment before what was kept
 * is taken: it is done once, and has `data-pressed-early` until then. Most fields, links and popovers need no help. When the
 * script cannot be had, forms that lead somewhere by themselves are sent by the browser. What is typed into a text area is kept
 * at it (`src/ui/form/use-early.ts`): React fills one that had a text with that again; who types on has not sent it yet. A
 * field with `data-early-draft` shows and keeps the draft under that key of localStorage, since browsers do not give back what
 * was typed into a page that they may not store; where there are real keys Enter sends it.
 */
const earlyEvents = `(()=>{const done=[],types=['click','submit']
const keep=(event)=>{const{type,target}=event
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(!wanted)return
event.stopImmediatePropagation()
wanted.dataset.pressedEarly=''
if(!done.includes(wanted))done.push(wanted)}
const forget=(wanted)=>{delete wanted.dataset.pressedEarly}
const enter=(event)=>{const{target,key,shiftKey,isComposing,repeat}=event
if(key!=='Enter'||shiftKey||isComposing||!target.dataset?.earlyDraft||!matchMedia('(pointer: fine)').matches)return
event.preventDefault()
if(!repeat&&target.value.trim())target.form.requestSubmit()}
const lose=({target})=>{if(target.tagName==='SCRIPT')take().findLast((wanted)=>wanted.matches('form[action]'))?.submit()}
const take=()=>{for(const type of types)document.removeEventListener(type,keep,true);removeEventListener('error',lose,true)
done.forEach(forget)
return done}
const draft=({type,target})=>{const key=target.dataset?.earlyDraft
if(type==='input'&&target.type==='textarea'){target.typedEarly={text:target.value,caret:target.selectionEnd}
if(done.includes(target.form))forget(...done.splice(done.indexOf(target.form),1))}
if(key)try{if(type==='input')localStorage.setItem(key,target.value)
else target.value||=localStorage.getItem(key)??''}catch{}}
for(const type of types)document.addEventListener(type,keep,true)
for(const type of ['focusin','input'])document.addEventListener(type,draft,true)
document.addEventListener('keydown',enter,true)
addEventListener('error',lose,true)
window.takeEarlyEvents=take})()`

/** Puts the script into the head of a rendered page: browsers need not load its text a second time with ours. */
export const withEarlyScript = (html: string, nonce: string): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${earlyEvents}</script>`)

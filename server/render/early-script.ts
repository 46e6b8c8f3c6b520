/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was pressed and sent until then, also from React, which may be there a moment before what was kept
 * is taken: it is done once. Most fields, links and popovers need no help. When the script cannot be had, forms that lead
 * somewhere by themselves are sent by the browser. What is typed into a text area is kept at it (`src/ui/form/use-early.ts`):
 * React fills one that had a text with that again. A field with `data-early-draft` shows and keeps the draft under that key of
 * localStorage: browsers do not give back what was typed into a page that they may not store.
 */
const earlyEvents = `(()=>{const done=[],types=['click','submit']
const keep=(event)=>{const{type,target}=event
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(!wanted)return
event.stopImmediatePropagation()
if(!done.includes(wanted))done.push(wanted)}
const lose=({target})=>{if(target.tagName==='SCRIPT')take().findLast((wanted)=>wanted.matches('form[action]'))?.submit()}
const take=()=>{for(const type of types)document.removeEventListener(type,keep,true);removeEventListener('error',lose,true);return done}
const draft=({type,target})=>{const key=target.dataset?.earlyDraft
if(type==='input'&&target.type==='textarea')target.typedEarly={text:target.value,caret:target.selectionEnd}
if(key)try{if(type==='input')localStorage.setItem(key,target.value)
else target.value||=localStorage.getItem(key)??''}catch{}}
for(const type of types)document.addEventListener(type,keep,true)
for(const type of ['focusin','input'])document.addEventListener(type,draft,true)
addEventListener('error',lose,true)
window.takeEarlyEvents=take})()`

/** Puts the script into the head of a rendered page: browsers need not load its text a second time with ours. */
export const withEarlyScript = (html: string, nonce: string): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${earlyEvents}</script>`)

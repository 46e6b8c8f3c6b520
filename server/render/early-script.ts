/**
 * On a slow phone people read, fill in and press before the page's script has arrived. This inline script keeps early
 * clicks and submits until then. It also hides them from React, which may be ready a moment earlier, so that each
 * happens once.
 * - A kept element has `data-pressed-early` meanwhile. Most fields, links and popovers need no help.
 * - If the main script fails to load, the browser submits the last form with an `action`.
 * - Text typed into a text area is kept at it (`src/ui/form/use-early.ts`): React would reset one that had a text.
 * - Typing on after sending cancels the sending; the new text begins on a new line.
 * - A message field has `data-early-message`, the localStorage key of its draft: browsers do not restore the text of a
 *   page that they may not store.
 * - With a real keyboard Enter sends a message, but not during composition (`src/ui/form/input-method.ts`). Without the
 *   main script it cannot be sent, and stays.
 */
const earlyEvents = `(()=>{const kept=[],types=['click','submit']
const keep=(event)=>{const{type,target}=event
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
const message=wanted&&messageIn(wanted)
if(!wanted||message?.value.trim()==='')return
if(message)message.sentEarly=message.value
event.stopImmediatePropagation()
wanted.dataset.pressedEarly=''
if(!kept.includes(wanted))kept.push(wanted)}
const messageIn=(form)=>form.querySelector('[data-early-message]')
const stay=(event)=>{if(messageIn(event.target))event.preventDefault()}
const forget=(wanted)=>{delete wanted.dataset.pressedEarly}
const enter=(event)=>{const{target,key,keyCode,shiftKey,isComposing,repeat}=event
if(key!=='Enter'||keyCode===229||shiftKey||isComposing||!target.dataset?.earlyMessage||!matchMedia('(pointer: fine)').matches)return
event.preventDefault()
if(!repeat)target.form.querySelector('[type=submit]').click()}
const lose=({target})=>{if(target.tagName==='SCRIPT')take().findLast((wanted)=>wanted.matches('form[action]'))?.submit()}
const take=()=>{for(const type of types)document.removeEventListener(type,keep,true);removeEventListener('error',lose,true)
kept.forEach(forget)
return kept}
const draft=({type,target})=>{const key=target.dataset?.earlyMessage
if(type==='input'&&target.type==='textarea'){const{sentEarly,form,value}=target
if(kept.includes(form)){forget(...kept.splice(kept.indexOf(form),1))
if(sentEarly&&value.startsWith(sentEarly)&&target.selectionEnd===value.length)target.setRangeText('\\n',sentEarly.length,sentEarly.length)}
target.typedEarly={text:target.value,caret:target.selectionEnd}}
if(key)try{if(type==='input')localStorage.setItem(key,target.value)
else target.value||=localStorage.getItem(key)??''}catch{}}
for(const type of types)document.addEventListener(type,keep,true)
for(const type of ['focusin','input'])document.addEventListener(type,draft,true)
document.addEventListener('keydown',enter,true)
document.addEventListener('submit',stay,true)
addEventListener('error',lose,true)
window.takeEarlyEvents=take})()`

/** Puts the script into the head of a rendered page: browsers need not load its text a second time with ours. */
export const withEarlyScript = (html: string, nonce: string): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${earlyEvents}</script>`)

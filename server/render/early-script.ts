/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was pressed and sent until then; fields, links and popovers need no help. When the script
 * cannot be had, forms that lead somewhere by themselves are sent by the browser.
 */
const earlyEvents = `(()=>{const done=[],types=['click','submit']
const keep=(event)=>{const{type,target}=event
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(wanted&&!done.includes(wanted))done.push(wanted)}
const lose=({target})=>{if(target.tagName==='SCRIPT')take().findLast((wanted)=>wanted.matches('form[action]'))?.submit()}
const take=()=>{for(const type of types)document.removeEventListener(type,keep,true);removeEventListener('error',lose,true);return done}
for(const type of types)document.addEventListener(type,keep,true)
addEventListener('error',lose,true)
window.takeEarlyEvents=take})()`

/** Puts the script into the head of a rendered page: browsers need not load its text a second time with ours. */
export const withEarlyScript = (html: string, nonce: string): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${earlyEvents}</script>`)

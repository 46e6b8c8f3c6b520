import { pageShown, tellShown } from './navigation/lazy-page.tsx'

/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was pressed and sent until then; fields, links and popovers need no help. When the script
 * cannot be had, forms that lead somewhere by themselves are sent by the browser. The router may run it a second time.
 */
export const earlyEventsScript = `(()=>{if(window.takeEarlyEvents)return
const done=[],types=['click','submit']
const keep=(event)=>{const{type,target}=event
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(wanted&&!done.includes(wanted))done.push(wanted)}
const lose=({target})=>{if(target.tagName==='SCRIPT')take().findLast((wanted)=>wanted.matches('form[action]'))?.submit()}
const take=()=>{for(const type of types)document.removeEventListener(type,keep,true);removeEventListener('error',lose,true);return done}
for(const type of types)document.addEventListener(type,keep,true)
addEventListener('error',lose,true)
window.takeEarlyEvents=take})()`

declare global {
  interface Window {
    /** What was pressed and sent so far, once each; from then on nothing is kept. */
    takeEarlyEvents?: () => HTMLElement[]
  }
}

/** Milliseconds until a page that does not come alive as a whole is used as it is. */
const patience = 20_000

/** Does what was asked for while the page was not ready, once each, when it has come alive. */
export async function replayEarlyEvents(): Promise<void> {
  const done = window.takeEarlyEvents?.() ?? []
  // A part that React has not reached yet would take the event as the plain page does.
  await pageShown
  for (const target of done) {
    if (!target.isConnected) continue
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}

/**
 * To be called before React begins. The router would leave a page of which React still looks for parts: a link that is
 * pressed meanwhile leads on afterwards.
 */
export function holdLinks(): void {
  const held = new Set<HTMLElement>()
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    held.add(link)
  }
  window.addEventListener('click', hold, true)
  setTimeout(tellShown, patience)
  void pageShown.then(() => {
    window.removeEventListener('click', hold, true)
    for (const link of held) link.click()
  })
}

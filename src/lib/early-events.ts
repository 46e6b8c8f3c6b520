/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was typed, pressed and sent until then; links and popovers need no help. The router may run it
 * a second time.
 */
export const earlyEventsScript = `(()=>{if(window.takeEarlyEvents)return
const typed=new Map,done=[],types=['input','click','submit']
const keep=(event)=>{const{type,target}=event
if(type==='input'){if(target.matches('input,textarea'))typed.set(target,target.value);return}
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(wanted&&!done.includes(wanted))done.push(wanted)}
for(const type of types)document.addEventListener(type,keep,true)
window.takeEarlyEvents=()=>{for(const type of types)document.removeEventListener(type,keep,true);return{typed,done}}})()`

type TextField = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    takeEarlyEvents?: () => { typed: Map<TextField, string>; done: HTMLElement[] }
  }
}

/** How long a part of the page may take to come alive, in milliseconds; then what was asked of it is dropped. */
const patience = 10_000

/** Does what was asked for while the page was not ready, once each, as its parts come alive. */
export async function replayEarlyEvents(): Promise<void> {
  const { typed, done } = window.takeEarlyEvents?.() ?? { typed: new Map<TextField, string>(), done: [] }
  for (const [field, value] of typed) if (await comesAlive(field)) typeAgain(field, value)
  for (const target of done) {
    if (!(await comesAlive(target))) continue
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}

/** React hydrates a page part by part; a part that it has not reached yet would take the event as the plain page does. */
async function comesAlive(element: HTMLElement): Promise<boolean> {
  const isAlive = () => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  for (const end = Date.now() + patience; Date.now() < end && element.isConnected; ) {
    if (isAlive()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** As a person would: past React's own setter, which would hide the change from it. */
function typeAgain(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  // Twice, because a value that React has seen in the page already is no change to it; a space more would be none in a
  // field for an address, which drops it.
  for (const text of [value ? '' : 'x', value]) {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

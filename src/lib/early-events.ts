import { pageShown, tellShown } from './navigation/lazy-page.tsx'

/**
 * On a slow phone a page can be read, filled in and pressed before its script has arrived. This small script, in the
 * page itself, keeps what was typed, pressed and sent until then; links and popovers need no help. The router may run it
 * a second time.
 */
export const earlyEventsScript = `(()=>{if(window.takeEarlyEvents)return
const typed=new Map,done=[],types=['input','click','submit']
const keep=(event)=>{const{type,target}=event
if(type==='input'){if(target.matches('input,textarea,select'))typed.set(target,target.value);return}
const wanted=type==='submit'?target:target.closest?.('button[type=button]:not([popovertarget])')
if(type==='submit')event.preventDefault()
if(wanted&&!done.includes(wanted))done.push(wanted)}
for(const type of types)document.addEventListener(type,keep,true)
window.takeEarlyEvents=(...taken)=>{for(const type of taken)document.removeEventListener(type,keep,true);return{typed,done}}})()`

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What was kept of all events; those of these types are kept no longer. */
    takeEarlyEvents?: (...types: ('input' | 'click' | 'submit')[]) => { typed: Map<Field, string>; done: HTMLElement[] }
  }
}

/** Milliseconds until a page that does not come alive as a whole is used as it is. */
const patience = 20_000

/** Does what was asked for while the page was not ready, once each, when it has come alive. */
export async function replayEarlyEvents(): Promise<void> {
  const { typed, done } = window.takeEarlyEvents?.('click', 'submit') ?? { typed: new Map<Field, string>(), done: [] }
  const early = new Set(typed.keys())
  // A part that React has not reached yet would take the event as the plain page does.
  await pageShown
  window.takeEarlyEvents?.('input')
  for (const [field, value] of typed) {
    const isLost = early.has(field) || field.value !== value
    if (field.isConnected && isLost) typeAgain(field, value)
  }
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

/** As a person would: past React's own setter, which would hide the change from it. */
function typeAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  // Twice, because a value that React has seen in the page already is no change to it; a space more would be none in a
  // field for an address, which drops it.
  for (const text of [value ? '' : 'x', value]) {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

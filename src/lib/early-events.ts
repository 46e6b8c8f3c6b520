import { pageShown, tellShown } from './navigation/page-shown.ts'

declare global {
  interface Window {
    /** What was pressed and sent so far, once each; from then on nothing is kept (`server/render/early-script.ts`). */
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

import { pageShown, tellShown } from './navigation/page-shown.ts'

declare global {
  interface Window {
    /** What was pressed and sent so far, once each; from then on nothing is kept (`server/render/early-script.ts`). */
    takeEarlyEvents?: () => HTMLElement[]
  }
}

/** Milliseconds until a page that does not come alive as a whole is used as it is. */
const patience = 20_000

/**
 * Does what was asked for while the page was not ready, once each, when it has come alive. Until then all is kept, also from what
 * is alive before the rest: React loses a press on a part that it has not reached, and the browser sends the plain page's form.
 */
export async function replayEarlyEvents(): Promise<void> {
  await pageShown
  for (const target of window.takeEarlyEvents?.() ?? []) {
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

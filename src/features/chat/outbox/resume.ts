import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { hasSealed } from '../../../lib/session/private-store.ts'
import { readKept } from './kept.ts'
import { senderOf } from './member-sender.ts'

/** Until a page that has just been loaded has come to rest, in milliseconds. */
const rest = 2_000

/** Sends what an earlier page left unsent, whichever screen this one shows. Returns what calls it off. */
export function resumeUnsent(myId: string, context: RouterContext): () => void {
  const send = async () => {
    await opened
    if (readKept(myId).length > 0) senderOf(myId, context).resume()
  }
  const opened = hasSealed() ? open(myId, context) : undefined
  const timer = setTimeout(send, rest)
  return () => clearTimeout(timer)
}

async function open(myId: string, context: RouterContext): Promise<void> {
  const { takeUpSealed } = await loadPatiently(() => import('./take-up-sealed.ts'))
  // Without an answer it stays sealed, for the next page.
  await takeUpSealed(myId, context).catch(() => {})
}

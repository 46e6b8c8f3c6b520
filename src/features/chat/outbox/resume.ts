import { loadPatiently } from '../../../lib/load-patiently.ts'
import type { RouterContext } from '../../../router.tsx'
import { readKept } from './kept.ts'

/** Until a page that has just been loaded has come to rest, in milliseconds. */
const rest = 2_000

/** Sends what an earlier page left unsent, whichever screen this one shows. Returns what calls it off. */
export function resumeUnsent(myId: string, context: RouterContext): () => void {
  const send = async () => {
    const { senderOf } = await loadPatiently(() => import('./member-sender.ts'))
    senderOf(myId, context).hurry()
  }
  const timer = setTimeout(() => {
    if (readKept(myId).length > 0) void send()
  }, rest)
  return () => clearTimeout(timer)
}

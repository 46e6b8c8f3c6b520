import { UnreadBody } from '../../../core/http/body.ts'
import { Refusal } from '../../../core/refusal.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import type { TakeRoom } from './room.ts'

interface Bounds {
  /** How many will come. */
  bytes: number
  /** In milliseconds, for all of them. */
  patience: number
  /** So many must come in each `window` of milliseconds. */
  pace: { bytes: number; window: number }
  take: TakeRoom
}

/** A body of a length that is known, in time and at a steady pace. Throws `UnreadBody`, and `input_invalid` for one that breaks off. */
export async function readSteadily({ body }: Request, { bytes, patience, pace, take }: Bounds): Promise<Uint8Array> {
  const content = new Uint8Array(bytes)
  let come = 0
  let before = 0
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new UnreadBody(408))
  const deadline = setTimeout(giveUp, patience)
  const looking = setInterval(() => {
    if (come - before < pace.bytes) giveUp()
    before = come
  }, pace.window)
  const reader = body?.getReader()
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), late.promise])
      if (!part || part.done) break
      const { value } = part
      if (come + value.byteLength > bytes) throw new UnreadBody(413)
      take(value.byteLength)
      content.set(value, come)
      come += value.byteLength
    }
  } catch (cause) {
    reader?.cancel().catch(() => {})
    if (cause instanceof UnreadBody || cause instanceof Refusal) throw cause
    // Whoever sends may also have gone, and hears no answer.
    throw inputInvalid({}, { cause })
  } finally {
    clearTimeout(deadline)
    clearInterval(looking)
  }
  if (come < bytes) throw new UnreadBody(408)
  return content
}

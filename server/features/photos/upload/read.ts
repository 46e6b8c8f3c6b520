import type { Share } from '../../../core/concurrency/fair-order.ts'
import { createTurns } from '../../../core/concurrency/turns.ts'
import { UnreadBody } from '../../../core/http/body.ts'
import { Refusal } from '../../../core/refusal.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import type { TakeRoom } from './room.ts'

interface UploadLimits {
  /** The announced length. */
  bytes: number
  /** Milliseconds for the whole body. */
  patience: number
  /** At least so many bytes must arrive in each `window` of milliseconds. */
  pace: { bytes: number; window: number }
  take: TakeRoom
  /** Of the sender. */
  shares: readonly Share[]
}

/**
 * Bytes read in one turn of the event loop, of all uploads together. Without it a body is read without a pause while
 * the kernel brings more. Eight uploads of 15 MB came to 30 MB in one turn, in which nobody else was answered.
 */
const maxBytesPerTurn = 1024 * 1024

const turns = createTurns({ width: maxBytesPerTurn, maxWaiting: 1_000 })

/**
 * Reads a body of a known length, in time and at a steady pace. Throws `UnreadBody`, and `input_invalid` if it breaks
 * off.
 */
export async function readSteadily(
  { body }: Request,
  { bytes, patience, pace, take, shares }: UploadLimits,
): Promise<Uint8Array> {
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
      await Promise.race([turns.mine(() => shares, value.byteLength), late.promise])
    }
  } catch (cause) {
    reader?.cancel().catch(() => {})
    if (cause instanceof UnreadBody || cause instanceof Refusal) throw cause
    // The client may also have disconnected. Then nobody reads this answer.
    throw inputInvalid({}, { cause })
  } finally {
    clearTimeout(deadline)
    clearInterval(looking)
  }
  if (come < bytes) throw new UnreadBody(408)
  return content
}

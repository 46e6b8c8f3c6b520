import type { Share } from '../../../core/concurrency/fair-order.ts'
import { createSemaphores } from '../../../core/concurrency/semaphores.ts'
import type { MemberContext } from '../../../core/context.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { inputInvalid, tryAgainLater } from '../../../core/refusals.ts'
import { requireOpenSession } from '../../../core/sessions.ts'
import { sharesOf } from '../../../core/shares.ts'
import { maxPhotoBytes } from '../pictures/bounds.ts'
import { requirePictureRoom } from '../pictures/worker.ts'
import { photoTooLarge, photoUnreadable } from '../refusals.ts'
import { readSteadily } from './read.ts'
import { withRoomFor } from './room.ts'

/** The slowest connection that we wait for, in bytes per millisecond, and the longest upload, in milliseconds. */
const slowest = 10
const longest = 120_000

/** Milliseconds for the member's earlier photos and for this one's files: longer than the timeout of each. */
const making = 60_000

/** The announced length in bytes. Refuses too many, none, and a request that does not say. */
export function announcedBytes({ request }: IncomingRequest): number {
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  if (bytes > maxPhotoBytes) throw photoTooLarge()
  if (bytes === 0) throw photoUnreadable()
  if (!(bytes > 0)) throw inputInvalid()
  return bytes
}

/** An uploaded photo. `signal` aborts when its sender disconnects. */
export interface ReceivedPhoto {
  content: Uint8Array
  signal: AbortSignal
  /** Whose it is. */
  shares: readonly Share[]
}

/** Concurrent uploads of a member: as many as a page sends. */
const onMembersLine = createSemaphores(2)

/** Only one picture of a member is in the queue at a time, so that the next may still be refused. */
const inMembersTurn = createSemaphores(1)

/**
 * Receives a photo within a time limit that depends on its size, and passes it to `work`. Two photos of a member upload
 * at a time, and one is processed. Throws `try_again_later` before reading if too many pictures wait, memory has no
 * room, or the storage is away. Throws `authentication_required` if the session has ended meanwhile; `work` must check
 * that as well when it writes.
 */
export const receivePhoto = <T>(
  ctx: MemberContext,
  incoming: IncomingRequest,
  bytes: number,
  work: (photo: ReceivedPhoto) => Promise<T>,
): Promise<T> => {
  const { me, db } = ctx
  const shares = sharesOf(ctx)
  if (ctx.storage.isAway?.()) throw tryAgainLater({ retryAfter: 10 })
  requirePictureRoom(shares)
  return withRoomFor(shares, bytes, async (take) => {
    const { request, allow, bodyPatience } = incoming
    const { signal } = request
    const forLine = bodyPatience * 3
    allow(forLine + making)
    const read = () => {
      const patience = Math.min(longest, bodyPatience + bytes / slowest)
      allow(patience + making)
      // Half of the slowest pace: a phone may lose its network for most of a window, but an idle client may not keep
      // the upload open.
      const pace = { window: bodyPatience * 2, bytes: bodyPatience * slowest }
      return readSteadily(request, { bytes, patience, pace, take, shares })
    }
    const content = await onMembersLine(me.id, read, forLine)
    return inMembersTurn(
      me.id,
      async () => {
        await requireOpenSession(db, me)
        return work({ content, signal, shares })
      },
      making / 2,
    )
  })
}

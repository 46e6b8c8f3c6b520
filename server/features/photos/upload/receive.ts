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

/** The slowest line that we wait for, in bytes per millisecond, and the most that anybody takes, in milliseconds. */
const slowest = 10
const longest = 120_000

/** Milliseconds for the photos that are made before this one, for its own and for its files: longer than each of these is waited for. */
const making = 60_000

/** How many bytes will come. Refuses too many, none, and what does not say. */
export function announcedBytes({ request }: IncomingRequest): number {
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  if (bytes > maxPhotoBytes) throw photoTooLarge()
  if (bytes === 0) throw photoUnreadable()
  if (!(bytes > 0)) throw inputInvalid()
  return bytes
}

/** A photo as it was sent, and what tells that its sender has hung up. */
export interface ReceivedPhoto {
  content: Uint8Array
  signal: AbortSignal
  /** Whose it is. */
  shares: readonly Share[]
}

/** Photos of a member that come at the same time: as many as a page sends. */
const onMembersLine = createSemaphores(2)

/** One picture of a member waits for its turn among those of others at a time, so that this one may still be refused. */
const inMembersTurn = createSemaphores(1)

/**
 * Hands on a photo as it was sent, when there is room for it in memory: in time for its size, or not at all. Of each member
 * two come at a time, and one is worked on, so whether there is still room for it among theirs is asked again. Refuses with
 * `try_again_later` before any of it is read where too many pictures wait or the storage is away, and with `authentication_required` where the session has ended meanwhile; so must `work` when it writes.
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
      // Half of the slowest: a phone may lose its net for most of a window, who sends nothing may not keep a line open.
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

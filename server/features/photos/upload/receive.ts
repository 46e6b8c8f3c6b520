import { createSemaphores } from '../../../core/concurrency/semaphores.ts'
import type { MemberContext } from '../../../core/context.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { requireOpenSession } from '../../../core/sessions.ts'
import { maxPhotoBytes } from '../pictures/bounds.ts'
import { photoTooLarge, photoUnreadable } from '../refusals.ts'
import { readSteadily } from './read.ts'
import { withRoomFor } from './room.ts'

/** The slowest line that we wait for, in bytes per millisecond, and the most that anybody takes, in milliseconds. */
const slowest = 10
const longest = 120_000

/** Milliseconds for the photos that are made before this one, and for its own. */
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
}

/** Photos of a member that come at the same time: as many as a page sends. */
const onMembersLine = createSemaphores(2)

/** Pictures wait for each other: nobody's many keep another's waiting for more than one of them. */
const inMembersTurn = createSemaphores(1)

/**
 * Hands on a photo as it was sent, when there is room for it in memory: in time for its size, or not at all. Of each member
 * two come at a time, and one is worked on, so whether there is still room for it among theirs is asked again. Refuses with
 * `authentication_required` where the session has ended meanwhile; so must `work` when it writes.
 */
export const receivePhoto = <T>(
  { me, db }: MemberContext,
  incoming: IncomingRequest,
  bytes: number,
  work: (photo: ReceivedPhoto) => Promise<T>,
): Promise<T> =>
  withRoomFor(me.id, bytes, async (take) => {
    const { request, allow, bodyPatience } = incoming
    const forLine = bodyPatience * 3
    allow(forLine + making)
    const read = () => {
      const patience = Math.min(longest, bodyPatience + bytes / slowest)
      allow(patience + making)
      // Half of the slowest: a phone may lose its net for most of a window, who sends nothing may not keep a line open.
      const pace = { window: bodyPatience * 2, bytes: bodyPatience * slowest }
      return readSteadily(request, { bytes, patience, pace, take })
    }
    const content = await onMembersLine(me.id, read, forLine)
    return inMembersTurn(me.id, async () => {
      await requireOpenSession(db, me)
      return work({ content, signal: request.signal })
    })
  })

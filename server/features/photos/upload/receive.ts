import { createOneByOne } from '../../../core/concurrency/one-by-one.ts'
import type { MemberContext } from '../../../core/context.ts'
import { readBytes, UnreadBody } from '../../../core/http/body.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { requireOpenSession } from '../../../core/sessions.ts'
import { longestMaking, maxPhotoBytes } from '../pictures/bounds.ts'
import { photoTooLarge, photoUnreadable } from '../refusals.ts'
import { withRoomFor } from './room.ts'

/** The slowest line that we wait for, in bytes per millisecond, and the most that anybody takes, in milliseconds. */
const slowest = 10
const longest = 120_000

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

/** Pictures wait for each other: nobody's many keep another's waiting for more than one of them. */
const inMembersTurn = createOneByOne()

/**
 * Hands on a photo as it was sent, when there is room for it in memory: in time for its size, or not at all. Of each member one
 * is worked on at a time, so whether there is still room for it among theirs is asked again. Refuses with
 * `authentication_required` where the session has ended meanwhile; so must `work` when it writes.
 */
export const receivePhoto = <T>(
  { me, db }: MemberContext,
  incoming: IncomingRequest,
  bytes: number,
  work: (photo: ReceivedPhoto) => Promise<T>,
): Promise<T> =>
  withRoomFor(me.id, bytes, async () => {
    const content = await read(incoming, bytes)
    return inMembersTurn(me.id, async () => {
      await requireOpenSession(db, me)
      return work({ content, signal: incoming.request.signal })
    })
  })

async function read({ request, allow, bodyPatience }: IncomingRequest, bytes: number): Promise<Uint8Array> {
  const patience = Math.min(longest, bodyPatience + bytes / slowest)
  allow(patience + longestMaking)
  const received = await readBytes(request, { patience, most: maxPhotoBytes })
  if (received.byteLength !== bytes) throw new UnreadBody(408)
  return received
}

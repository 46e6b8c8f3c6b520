import { lockMembers } from '../../../../db/queries/locks/members.ts'
import * as queries from '../../../../db/queries/photos/own.ts'
import type { MemberContext } from '../../../core/context.ts'
import { requireOpenSession } from '../../../core/sessions.ts'
import { changeAndTell } from '../../live/change-and-tell.ts'
import { memberPhoto } from '../kinds.ts'
import { compareWithRemoved } from '../removed/compare.ts'
import { checkRoomForPhoto, photoIn } from '../rules/photos.ts'
import { keepPhoto } from './keep.ts'
import type { ReceivedPhoto } from './receive.ts'

export interface Announced {
  /** Made by the member's client: the same one is the same photo, however often it is sent. */
  clientId: string
  /** The photo in whose place it is put. */
  replaces?: string | undefined
}

/**
 * Checks an upload before its bytes arrive. Returns the photo's id if an earlier request has stored it; throws if there
 * will be no room for it.
 */
export async function announce(ctx: MemberContext, announced: Announced): Promise<string | undefined> {
  return decide(await queries.listPhotoRows(ctx.db, ctx.me.id), ctx, announced)
}

function decide(rows: readonly queries.PhotoRecord[], { me }: MemberContext, { clientId, replaces }: Announced) {
  const arrived = rows.find((row) => row.clientId === clientId)
  if (!arrived) checkRoomForPhoto(rows, me, replaces && photoIn(rows, replaces).id)
  return arrived?.id
}

/**
 * Stores a photo, after the member's others or in place of one. Others see it once it is approved. Returns its id. If
 * the client disconnects meanwhile, nothing stays stored.
 */
export async function upload(ctx: MemberContext, announced: Announced, received: ReceivedPhoto): Promise<string> {
  return keepPhoto(ctx.storage, memberPhoto, received, async ({ storageKey, colour, looks }) => {
    const id = crypto.randomUUID()
    const likeness = await compareWithRemoved(ctx.db, ctx.me.id, looks)
    const arrived = await insert(ctx, announced, { id, storageKey, colour, ...likeness, signal: received.signal })
    return { result: arrived, isTaken: arrived === id }
  })
}

interface Made {
  id: string
  storageKey: string
  colour: string
  looksLikeId: string | null
  looksLikeDistance: number | null
  signal: AbortSignal
}

/** The id of the photo: that of another request's when both have sent the same. */
async function insert(ctx: MemberContext, announced: Announced, { signal, id, ...made }: Made): Promise<string> {
  const { me } = ctx
  return changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    await requireOpenSession(tx, me)
    const rows = await queries.listPhotoRows(tx, me.id)
    const arrived = decide(rows, ctx, announced)
    if (arrived) return { result: arrived, gapFor: [me.id] }
    signal.throwIfAborted()

    const { clientId, replaces } = announced
    await queries.insertPhoto(tx, held, { ...made, id, memberId: me.id, clientId, createdAt: ctx.now() })
    if (replaces) {
      const order = rows.flatMap((row) => (row.id === replaces ? [id, row.id] : [row.id]))
      await queries.setPhotoDeleted(tx, held, { memberId: me.id, id: replaces, deletedAt: ctx.now() })
      await queries.setPhotoOrder(tx, held, me.id, order)
    }
    return { result: id, events: [{ memberId: me.id, event: { type: 'photos' as const } }] }
  })
}

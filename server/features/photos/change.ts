import type { Tx } from '../../../db/client.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import * as queries from '../../../db/queries/photos/own.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { checkMayRestore, orderOf, photoIn } from './rules/photos.ts'

/** Puts one's photos into this order; the first active one is what others see on cards. */
export async function reorder(ctx: MemberContext, ids: readonly string[]): Promise<void> {
  await change(ctx, async (tx, held, rows) => {
    const order = orderOf(rows, ids)
    if (order.every((id, place) => rows[place]?.id === id)) return false
    await queries.setPhotoOrder(tx, held, ctx.me.id, order)
    return true
  })
}

/** From now on nobody gets to see it. For a minute it can be brought back; then every file of it goes. */
export async function remove(ctx: MemberContext, id: string): Promise<void> {
  await change(ctx, async (tx, held, rows) => {
    if (rows.some((row) => row.id === id && row.deletedAt)) return false
    await queries.setPhotoDeleted(tx, held, { memberId: ctx.me.id, id: photoIn(rows, id).id, deletedAt: ctx.now() })
    return true
  })
}

/** Where it was before. */
export async function restore(ctx: MemberContext, id: string): Promise<void> {
  await change(ctx, async (tx, held, rows) => {
    if (rows.some((row) => row.id === id && !row.deletedAt)) return false
    const createdAt = checkMayRestore(rows, id, ctx.me, ctx.now())
    await queries.setPhotoDeleted(tx, held, { memberId: ctx.me.id, id, deletedAt: null, createdAt })
    return true
  })
}

type PhotoChange = (tx: Tx, held: HeldMembers, rows: queries.PhotoRecord[]) => Promise<boolean>

/** Tells the member's other screens of what `work` has changed; where it answers false, that was done before. */
async function change(ctx: MemberContext, work: PhotoChange): Promise<void> {
  const { me } = ctx
  await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id])
    const isNew = await work(tx, held, await queries.listPhotoRows(tx, me.id))
    if (!isNew) return { result: undefined, gapFor: [me.id] }
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'photos' as const } }] }
  })
}

import * as queries from '../../../../db/queries/chat/unsend.ts'
import type { MessageKey } from '../../../../db/queries/credits/returned.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { findTotals } from '../../../../db/queries/totals.ts'
import type { MemberContext } from '../../../core/context.ts'
import { changeAndTell, type MemberEvent } from '../../live/change-and-tell.ts'
import { takeOwed } from '../../orders/debts/take-owed.ts'
import { messagePhoto } from '../../photos/kinds.ts'
import { removePhotoFiles } from '../../photos/stored.ts'
import { conversationNotFound } from '../refusals.ts'
import { checkUnsend } from '../rules/unsending.ts'
import type { WalletView } from '../views.ts'

/** Takes one's own message back, and what it cost, once: doing it again changes nothing and answers the same. */
export async function unsend(ctx: MemberContext, place: MessageKey): Promise<WalletView> {
  const { me } = ctx
  const otherId = await queries.findOther(ctx.db, me.id, place.conversationId)
  if (!otherId) throw conversationNotFound()
  let photoKey: string | null = null
  const purse = await changeAndTell(ctx, async (tx) => {
    const held = await lockMembers(tx, [me.id, otherId])
    const facts = await queries.findUnsendFacts(tx, held, me.id, place)
    if (!facts) throw conversationNotFound()
    const { wallet, paidWith, cost, balance, freeMessages } = facts
    if (facts.unsentAt) return { result: { balance, freeMessages }, gapFor: [me.id, otherId] }

    const now = ctx.now()
    photoKey = facts.photoKey
    checkUnsend({ ...facts, seq: place.seq, now })
    const unsending = { ...place, senderId: me.id, paidWith, cost, now }
    const { unread, bought, ...returned } = await queries.unsendMessage(tx, wallet, unsending)
    const reference = `${place.conversationId}:${place.seq}`
    const purse = (await takeOwed(tx, held, wallet, { memberId: me.id, reference, bought, now })) ?? returned
    const totalsOf = await findTotals(tx, held, [me.id, otherId], 'unreadTotal')
    const told = (memberId: string, more: { unread?: number }): MemberEvent => ({
      memberId,
      event: { type: 'message_unsent', ...place, ...more, ...totalsOf(memberId) },
    })
    const events = [told(otherId, { unread }), told(me.id, {})]
    const paid: MemberEvent = { memberId: me.id, event: { type: 'wallet', ...purse } }
    return { result: purse, events: paidWith === 'none' ? events : [...events, paid] }
  })
  // What stays behind now goes at night.
  const log = (error: unknown) => ctx.log.error({ error }, 'files of a photo that was taken back are left')
  if (photoKey) await removePhotoFiles(ctx.storage, messagePhoto, photoKey).catch(log)
  return purse
}

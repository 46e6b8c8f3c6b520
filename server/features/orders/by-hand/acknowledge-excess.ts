import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { findExcessive, insertAcknowledgement } from '../../../../db/queries/orders/excess.ts'
import { lockOrder } from '../../../../db/queries/orders/lock.ts'
import { insertAuditEntry } from '../../../../db/queries/staff/audit.ts'
import { money } from '../../../../db/reference/money/money.ts'
import type { World } from '../../../core/context.ts'
import { codePoints, isVisible, tidyText } from '../../../core/values/text.ts'
import { acknowledgementInvalid, excessChanged } from '../refusals.ts'

/** In code points. */
const longest = { reason: 300, acknowledgedBy: 60 }

interface Acknowledged {
  paymentId: string
  /** As it was shown, in minor units of what came in. */
  excessMinor: number
  /** What was done about it. */
  reason: string
  /** The name of the operator who has dealt with it. */
  acknowledgedBy: string
}

/**
 * Books that an operator has dealt with a payment of which more has left than came in. The books count as right from
 * then on, until the payment changes (product §17.3). Throws `acknowledgement_invalid` for an empty or too long text.
 * Throws `excess_changed` if the amount differs from the one shown.
 */
export async function acknowledgeExcess(
  { db, now }: Pick<World, 'db' | 'now'>,
  { paymentId, excessMinor, ...typed }: Acknowledged,
): Promise<void> {
  const words = { reason: ready(typed, 'reason'), acknowledgedBy: ready(typed, 'acknowledgedBy') }
  const found = await findExcessive(db, paymentId)
  if (!found) throw excessChanged()
  const { orderId, memberId, siteId } = found
  await db.transaction(async (tx) => {
    const members = await lockMembers(tx, [memberId])
    const locked = await lockOrder(tx, members, { orderId, memberId })
    const standing = await findExcessive(tx, paymentId)
    if (!locked || standing?.excessMinor !== excessMinor) throw excessChanged()
    const { factsVersion, currency } = standing
    const at = now()
    const booked = { id: crypto.randomUUID(), paymentId, factsVersion, excessMinor, ...words, createdAt: at }
    await insertAcknowledgement(tx, locked.held, { ...booked, orderId })
    const audited = { staffId: null, action: 'excess_acknowledged', siteId, memberId, subjectId: paymentId } as const
    await insertAuditEntry(tx, { ...audited, details: { ...money(excessMinor, currency) } }, at)
  })
}

function ready(typed: Pick<Acknowledged, 'reason' | 'acknowledgedBy'>, field: keyof typeof longest): string {
  const words = tidyText(typed[field]).replace(/\s+/g, ' ')
  if (!isVisible(words) || codePoints(words) > longest[field])
    throw acknowledgementInvalid({ field, most: longest[field] })
  return words
}

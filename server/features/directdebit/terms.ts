import { z } from 'zod'
import { findFirstCollected, sumSignedBy } from '../../../db/queries/directdebit/debits.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import { isProved, limitedSince } from './rules/limit.ts'

/** How far a member can pay by direct debit now. */
export const directDebitTerms = z.object({
  /** An account of theirs may be refused for less. */
  max: moneySchema,
  /** Nothing was collected from any account of theirs yet. */
  isFirst: z.boolean(),
  /** The credits come once the money is there for good. */
  isCreditedLater: z.boolean(),
})

export async function termsFor({ db, me, now, site }: MemberContext): Promise<z.infer<typeof directDebitTerms>> {
  const { directDebitLimit, directDebitFirstLimit, directDebitCredit } = site.settings
  const isFirst = !isProved(await findFirstCollected(db, { memberId: me.id }), now())
  const limit = isFirst ? Math.min(directDebitFirstLimit, directDebitLimit) : directDebitLimit
  const signed = await sumSignedBy(db, me.id, limitedSince(now()))
  return {
    ...{ max: money(Math.max(0, limit - signed), 'EUR'), isFirst },
    isCreditedLater: directDebitCredit === 'after_collection',
  }
}

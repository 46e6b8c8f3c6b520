import { z } from 'zod'
import { type CodeRow, findLatestCode } from '../../../db/queries/directdebit/codes.ts'
import { findOwnDebit, type OwnDebit } from '../../../db/queries/directdebit/debits.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { collectOn, finalDay } from '../../../db/reference/money/collection-days.ts'
import { isOrderOver } from '../../../db/reference/money/order-life.ts'
import type { MemberContext } from '../../core/context.ts'
import { directDebitNotFound } from './refusals.ts'
import { betweenCodes, isSpent } from './rules/codes.ts'
import { textVersion } from './rules/text-version.ts'

export const shownDebit = z.object({
  orderId: z.string(),
  credits: z.number(),
  /** In cents. */
  total: z.number(),
  tax: z.number(),
  /** In hundredths of a percent. */
  taxRate: z.number(),
  country: z.enum(countryCodes),
  reference: z.string().max(35),
  creditor: z.object({ name: z.string().max(70), id: z.string().max(35) }),
  textVersion: z.string().max(20),
  /** The earliest day, as 2026-11-26. */
  collectOn: z.string().max(10),
  /** From which day on the credits are there, as 2026-11-26; null where they come with the signature. */
  creditOn: z.string().max(10).nullable(),
  /** In cents, in 30 days: from an account of which nothing was collected yet. */
  firstLimit: z.number(),
  state: z.enum(['open', 'signed', 'closed']),
  /** No money moves. */
  isTest: z.boolean(),
  /** What was filled in, as far as it is shown. */
  given: z
    .object({
      ibanCountry: z.string().max(2),
      ibanEnd: z.string().max(4),
      phoneEnd: z.string().max(3),
      /** What is not sealed, for whoever mends it before it is signed; null once nobody can. */
      details: z
        .object({
          holder: z.string().max(70),
          street: z.string().max(70),
          houseNumber: z.string().max(16),
          zip: z.string().max(16),
          city: z.string().max(35),
        })
        .nullable(),
      /** Until another code may be asked for, in seconds. */
      nextCodeIn: z.number(),
      /** The last code was typed wrong too often: only another one is worth anything. */
      isCodeSpent: z.boolean(),
    })
    .nullable(),
})
export type ShownDebit = z.infer<typeof shownDebit>

/** The member's own, by its payment. */
export async function show(ctx: MemberContext, paymentId: string): Promise<ShownDebit> {
  const own = await findOwnDebit(ctx.db, ctx.me.id, paymentId)
  const { directDebitCreditor: creditor, directDebitDays: days, directDebitFirstLimit } = ctx.site.settings
  if (!own || !creditor) throw directDebitNotFound()
  const { debit } = own
  const now = ctx.now()
  const day = debit.collectOn ?? collectOn(now, days)
  const state = debit.signedAt ? 'signed' : isClosed(own, now) ? 'closed' : 'open'
  return {
    orderId: own.orderId,
    credits: own.credits,
    total: own.totalMinor,
    tax: own.taxMinor,
    taxRate: own.taxRate,
    country: own.country,
    reference: debit.reference,
    creditor: { name: creditor.name, id: creditor.id },
    textVersion,
    collectOn: day,
    creditOn: debit.isCreditedLater ? finalDay(day) : null,
    firstLimit: directDebitFirstLimit,
    state,
    isTest: ctx.payments.isTest,
    given: own.mandate && {
      ...givenOf(own.mandate, await findLatestCode(ctx.db, debit.id), now),
      details: state === 'open' ? detailsOf(own.mandate) : null,
    },
  }
}

/** Nobody may begin or go on with it. */
export const isClosed = (own: OwnDebit, now: Date): boolean =>
  own.debit.cancelledAt !== null || own.orderPaidAt !== null || isOrderOver(own, now)

type ShownMandate = NonNullable<ShownDebit['given']>
type Mandate = NonNullable<OwnDebit['mandate']>

const detailsOf = ({ holder, street, houseNumber, zip, city }: Mandate): ShownMandate['details'] => ({
  ...{ holder, street, houseNumber, zip, city },
})

function givenOf(
  { ibanCountry, ibanEnd, phoneEnd }: Mandate,
  latest: CodeRow | undefined,
  now: Date,
): Omit<ShownMandate, 'details'> {
  const next = latest ? latest.askedAt.getTime() + betweenCodes : 0
  const nextCodeIn = Math.max(0, Math.ceil((next - now.getTime()) / 1000))
  return { ibanCountry, ibanEnd, phoneEnd, nextCodeIn, isCodeSpent: latest !== undefined && isSpent(latest) }
}

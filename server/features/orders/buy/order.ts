import { z } from 'zod'
import type { Tx } from '../../../../db/client.ts'
import { lockMembers } from '../../../../db/queries/locks/members.ts'
import { endRivals } from '../../../../db/queries/orders/discounts.ts'
import { lockOrder, type OrderRow } from '../../../../db/queries/orders/lock.ts'
import { findOwnOrder, insertOrder, type OwnOrder } from '../../../../db/queries/orders/orders.ts'
import { insertPlaceEvidence } from '../../../../db/queries/tax/evidence.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { countries } from '../../../../db/reference/countries/facts.ts'
import { minus } from '../../../../db/reference/money/money.ts'
import { timeToPay } from '../../../../db/reference/money/order-life.ts'
import { packageIds } from '../../../../db/reference/money/packages.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { taxOf } from '../../../../db/reference/money/tax.ts'
import type { MemberContext } from '../../../core/context.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { moneySchema } from '../../../core/values/money.ts'
import { notConfirmed } from '../../confirmation/refusals.ts'
import { offerToOrder } from '../../packages/prices.ts'
import { sumOwed } from '../debts/owed.ts'
import { consentMissing, orderNotFound, orderPriceChanged, owedCreditsChanged } from '../refusals.ts'
import { consentVersion } from '../rules/paying.ts'
import { codeSchema } from '../view/checkout.ts'
import { endOthers } from './ask.ts'
import { attemptSchema, beginOrLater, insertAttempt, type Paying, routeOf, type WrittenAttempt } from './attempt.ts'

export const wantedSchema = z.object({
  /** Made by the member's client, one for each order: sent again with the same one, it is the same order. */
  id: idSchema,
  packageId: z.enum(packageIds),
  /** Of the payment: its currency and tax. */
  country: z.enum(countryCodes),
  code: codeSchema,
  /** The total that was shown. */
  total: moneySchema,
  /** How many of the credits go to debts of earlier purchases, as shown. */
  owedCredits: z.int().min(0).default(0),
  /** Which text was ticked; null for none. */
  consent: z.string().max(40).nullable(),
  payment: attemptSchema,
})
export type OrderRequest = z.infer<typeof wantedSchema>

/**
 * Orders a package and starts its payment. The price is frozen; if it differs from the one shown, nothing is ordered.
 * The same order again, even at the same time, is one order with one payment.
 */
export async function order(ctx: MemberContext, wanted: OrderRequest): Promise<Paying> {
  const { db, me, now } = ctx
  if (!me.confirmed) throw notConfirmed()
  const known = await findOwnOrder(db, me.id, wanted.id)
  if (known) return beginOrLater(ctx, writtenFor(known))
  if (wanted.consent !== consentVersion) throw consentMissing({ field: 'consent' })
  const { country, payment } = wanted
  if (!ctx.site.settings.countries.includes(country)) throw inputInvalid({ field: 'country' })
  const attempt = await routeOf(ctx, { country, currency: countries[country].currency }, payment)

  const { written, ended } = await db.transaction(async (tx) => {
    const members = await lockMembers(tx, [me.id])
    const own = { memberId: me.id, orderId: wanted.id }
    if (await lockOrder(tx, members, own)) {
      return { written: writtenFor(await findOwnOrder(tx, me.id, wanted.id)), ended: [] }
    }
    const isNew = await insertOrder(tx, members, await freeze(ctx, tx, wanted, attempt.method))
    const locked = isNew && (await lockOrder(tx, members, own))
    if (!locked) throw orderNotFound()
    const ended = await endRivals(tx, locked, now())
    await insertPlaceEvidence(tx, wanted.id, { kind: 'network', country: ctx.country }, now())
    const written = await insertAttempt(ctx, tx, members, locked, attempt)
    return { written, ended }
  })
  // Before this payment starts: if the other order is paid or about to be, that one keeps the discount.
  for (const other of ended) await endOthers(ctx, other, null)
  return beginOrLater(ctx, written)
}

/** The first payment of an order, started by the press that made it. */
function writtenFor(known: OwnOrder | undefined): WrittenAttempt | undefined {
  const first = known?.payments.at(-1)
  return first && { id: first.id, isNew: false }
}

/**
 * Everything that an order keeps from then on. Throws `package_not_found`, `order_price_changed`,
 * `owed_credits_changed` and the refusals of its code.
 */
async function freeze(
  ctx: MemberContext,
  tx: Tx,
  wanted: OrderRequest,
  method: PaymentMethod,
): Promise<Omit<OrderRow, 'paidAt'>> {
  const { site, me, origin } = ctx
  const { packageId, country, total, code, owedCredits } = wanted
  const now = ctx.now()
  const choice = { country, code, method }
  const { credits, list, price, discount } = await offerToOrder(ctx, tx, packageId, choice)
  if (price.minor !== total.minor || price.currency !== total.currency) throw orderPriceChanged()
  if ((await sumOwed(tx, me.id)) !== owedCredits) throw owedCreditsChanged()
  const { rate, tax } = taxOf(country, now, price, site.settings.taxAreas)
  return {
    ...{ id: wanted.id, memberId: me.id, siteId: site.id, packageId, credits, owedCredits, country, origin },
    ...{ currency: price.currency, listMinor: list.minor, totalMinor: price.minor, taxRate: rate, taxMinor: tax.minor },
    ...{ discountMinor: minus(list, price).minor, discountCode: discount?.code ?? null },
    discountValidity: discount?.validity ?? null,
    ...{ consentVersion, createdAt: now, expiresAt: new Date(now.getTime() + timeToPay) },
  }
}

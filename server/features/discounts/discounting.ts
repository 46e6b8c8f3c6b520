import { findOrderUnderWay } from '../../../db/queries/discounts/buyer.ts'
import { findCode, findCodeMethods, listCodesOf } from '../../../db/queries/discounts/codes.ts'
import { codePattern } from '../../../db/reference/money/discounts.ts'
import { isPaidByOneOf, type PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { discountCodeLimit } from './limits.ts'
import { discountCodeNotFound, discountNotWithMethod } from './refusals.ts'
import {
  type AppliedDiscount,
  bonusCode,
  type Code,
  discountBy,
  heldOf,
  type Newcomer,
  objectionToTyped,
  otherwiseOf,
  type PlannedPurchase,
  usageOf,
} from './rules.ts'

/** What is taken off a purchase. By a code that was typed, it throws why that does not count. */
export type Discounting = (purchase: PlannedPurchase) => AppliedDiscount

export const nothingOff: Discounting = () => ({ discount: null, otherwise: null })

/** The best that holds of what is a member's without typing anything: the time bonus, and the codes that are theirs alone. */
export async function ownDiscounting(ctx: MemberContext, newcomer: Newcomer): Promise<Discounting> {
  const [{ own }, now] = [await codesOf(ctx, newcomer), ctx.now()]
  return (purchase) => {
    const discount = heldOf(own, purchase, now)
    return { discount, otherwise: otherwiseOf(own, purchase, discount, now) }
  }
}

/**
 * By this code, where it takes off as much as what is theirs anyhow. Throws `discount_code_not_found`; typing codes is limited
 * wherever they are typed.
 */
export async function typedDiscounting(ctx: MemberContext, newcomer: Newcomer, typed: string): Promise<Discounting> {
  await ctx.limits.take(discountCodeLimit, ctx)
  const [{ own, written }, now] = [await codesOf(ctx, newcomer, typed), ctx.now()]
  if (!written) throw discountCodeNotFound({ field: 'code' })
  const code = await withOrder(ctx, written)
  return (purchase) => {
    const objection = objectionToTyped(code, own, purchase, now)
    if (objection) throw objection
    const discount = discountBy(code)
    return { discount, otherwise: otherwiseOf(own, purchase, discount, now) }
  }
}

/** What is a member's without typing anything, and what they typed where that is there for them. */
async function codesOf({ db, me, site, now }: MemberContext, newcomer: Newcomer, typed?: string) {
  const [{ timeBonus }, name] = [site.settings, typed === undefined ? undefined : codeIn(typed)]
  const found: Code[] = await listCodesOf(db, { siteId: site.id, memberId: me.id, now: now() }, name)
  const theirs = found.filter(({ memberId }) => memberId === me.id)
  const own = timeBonus ? [bonusCode(newcomer, timeBonus), ...theirs] : theirs
  const anybodys = found.filter(({ memberId }) => memberId === null)
  return { own, written: [...own, ...anybodys].find(({ code }) => code === name) }
}

/** Adds the id of another order in progress, so that the member can continue or cancel that one. */
async function withOrder({ db, me }: MemberContext, code: Code): Promise<Code> {
  const use = usageOf(code)
  if (use !== 'buying' && use !== 'paying') return code
  const orderId = await findOrderUnderWay(db, me.id, use === 'paying' ? code.code : undefined)
  return orderId ? { ...code, orderId } : code
}

/** A code that this visitor may use. Throws `discount_code_not_found`, also for another member's code. */
export async function codeFor({ db, site, me, now }: Context, newcomer: Newcomer | null, typed: string): Promise<Code> {
  const [written, memberId, { timeBonus }] = [codeIn(typed), me?.id ?? null, site.settings]
  if (timeBonus && written === timeBonus.code) return bonusCode(newcomer, timeBonus)
  const seeker = { siteId: site.id, memberId, now: now() }
  const code = written && (await findCode(db, seeker, written))
  if (!code || (code.memberId !== null && code.memberId !== memberId)) throw discountCodeNotFound({ field: 'code' })
  return code
}

/** What was ordered with a code is paid with a method that it holds with, however often it is tried. Throws `discount_not_with_method`. */
export async function checkMethod(
  { db }: Pick<Context, 'db'>,
  { siteId, discountCode }: { siteId: string; discountCode: string | null },
  method: PaymentMethod,
): Promise<void> {
  const methods = discountCode === null ? null : await findCodeMethods(db, siteId, discountCode)
  if (methods && !isPaidByOneOf(method, methods)) throw discountNotWithMethod({ only: methods })
}

/** A code as it is kept, for people type small letters and blanks; undefined where none can be meant. */
export function codeIn(typed: string): string | undefined {
  const written = typed.trim().toUpperCase()
  return codePattern.test(written) ? written : undefined
}

import { findOrderUnderWay } from '../../../db/queries/discounts/buyer.ts'
import { findCode, findCodeMethods, listOwnCodes } from '../../../db/queries/discounts/codes.ts'
import { codePattern } from '../../../db/reference/money/discounts.ts'
import type { PaymentMethod } from '../../../db/reference/money/payment-methods.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { discountCodeLimit } from './limits.ts'
import { discountCodeNotFound, discountNotWithMethod } from './refusals.ts'
import {
  bestOf,
  bonusCode,
  type Code,
  type Discount,
  discountBy,
  type Newcomer,
  objectionTo,
  type Purchase,
  usageOf,
} from './rules.ts'

/** What is taken off a purchase; null for nothing. By a code that was typed, it throws why that takes nothing. */
export type Discounting = (purchase: Purchase) => Discount | null

export const nothingOff: Discounting = () => null

/** The best of what is a member's without typing anything: the time bonus, and the codes that are theirs alone. */
export async function ownDiscounting({ db, me, site, now }: MemberContext, newcomer: Newcomer): Promise<Discounting> {
  const [{ timeBonus }, moment] = [site.settings, now()]
  const codes: Code[] = await listOwnCodes(db, { siteId: site.id, memberId: me.id, now: moment })
  if (timeBonus) codes.unshift(bonusCode(newcomer, timeBonus))
  return (purchase) => bestOf(codes.filter((code) => !objectionTo(code, purchase, moment)).map(discountBy))
}

/** By this code alone. Throws `discount_code_not_found`; typing codes is limited wherever they are typed. */
export async function typedDiscounting(ctx: MemberContext, newcomer: Newcomer, typed: string): Promise<Discounting> {
  await ctx.limits.take(discountCodeLimit, ctx)
  const [code, now] = [await withOrder(ctx, await codeFor(ctx, newcomer, typed)), ctx.now()]
  return (purchase) => {
    const objection = objectionTo(code, purchase, now)
    if (objection) throw objection
    return discountBy(code)
  }
}

/** Whoever is paying another order is told which, for that is the one to go on with, or to cancel. */
async function withOrder({ db, me }: MemberContext, code: Code): Promise<Code> {
  const use = usageOf(code)
  if (use !== 'buying' && use !== 'paying') return code
  const orderId = await findOrderUnderWay(db, me.id, use === 'paying' ? code.code : undefined)
  return orderId ? { ...code, orderId } : code
}

/** A code that is there for whoever asks. Throws `discount_code_not_found`, also where it is somebody else's. */
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
  if (methods && !methods.includes(method)) throw discountNotWithMethod({ only: methods })
}

/** A code as it is kept, for people type small letters and blanks; undefined where none can be meant. */
export function codeIn(typed: string): string | undefined {
  const written = typed.trim().toUpperCase()
  return codePattern.test(written) ? written : undefined
}

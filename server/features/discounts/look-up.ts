import { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import type { Context } from '../../core/context.ts'
import { codeFor } from './discounting.ts'
import { type PhpDiscountCode, toPhpCode } from './php-code.ts'
import { discountCodeUsed } from './refusals.ts'
import { bonusCode, isOver, isUsedUp, type Newcomer } from './rules.ts'

/** A code that is there for whoever asks. Throws `discount_code_not_found` and `discount_code_used`. */
export async function lookUp(ctx: Context, typed: string): Promise<PhpDiscountCode> {
  const code = await codeFor(ctx, await newcomerOf(ctx), typed)
  if (isUsedUp(code)) throw discountCodeUsed({ field: 'code' })
  return toPhpCode(code, ctx.now())
}

/** What a visitor gets when they sign up, or a new member as long as they have it; null for nothing. */
export async function welcomeOf(ctx: Context): Promise<PhpDiscountCode | null> {
  const { timeBonus } = ctx.site.settings
  if (!timeBonus) return null
  const code = bonusCode(await newcomerOf(ctx), timeBonus)
  return isUsedUp(code) || isOver(code, ctx.now()) ? null : toPhpCode(code, ctx.now())
}

const newcomerOf = async ({ db, me }: Context): Promise<Newcomer | null> => (me && (await findBuyer(db, me.id))) ?? null

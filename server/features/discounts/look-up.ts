import { findBuyer } from '../../../db/queries/discounts/buyer.ts'
import type { Context } from '../../core/context.ts'
import { codeFor } from './discounting.ts'
import { type PhpDiscountCode, toPhpCode } from './php-code.ts'
import { discountCodeUsed } from './refusals.ts'
import { bonusCode, isOver, type Newcomer, usageOf } from './rules.ts'

/** A code that is there for whoever asks. Throws `discount_code_not_found` and `discount_code_used`. */
export async function lookUp(ctx: Context, typed: string): Promise<PhpDiscountCode> {
  const code = await codeFor(ctx, await newcomerOf(ctx), typed)
  const use = usageOf(code)
  if (use) throw discountCodeUsed({ field: 'code', use })
  return toPhpCode(code, ctx.now())
}

/** What a visitor gets when they sign up, or a new member as long as they have it; null for nothing. */
export async function welcomeOf(ctx: Context): Promise<PhpDiscountCode | null> {
  const { timeBonus } = ctx.site.settings
  if (!timeBonus) return null
  const code = bonusCode(await newcomerOf(ctx), timeBonus)
  return usageOf(code) || isOver(code, ctx.now()) ? null : toPhpCode(code, ctx.now())
}

const newcomerOf = async ({ db, me }: Context): Promise<Newcomer | null> => (me && (await findBuyer(db, me.id))) ?? null

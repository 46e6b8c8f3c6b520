import { z } from 'zod'
import { findAccountByEmail } from '../../../db/queries/accounts.ts'
import { commonPasswords } from '../../../db/reference/common-passwords.ts'
import { isCountryCode } from '../../../db/reference/countries/codes.ts'
import { placesIn } from '../../../db/reference/places.ts'
import type { Context } from '../../core/context.ts'
import type { Limit } from '../../core/limits.ts'
import type { Refusal, WireRefusal } from '../../core/refusal.ts'
import { toWire, wireRefusal } from '../../core/wire-refusal.ts'
import { refusalOfTaken } from '../confirmation/address.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { suggestEmail } from './email-suggestion.ts'
import { checkSignup, type SignupFacts, type SignupForm } from './rules/signup-form.ts'

/**
 * What is wrong with as much of a sign-up form as there is, an address that is taken among it; `parsed` is what can be
 * stored. Asks the database for the address only, and counts the addresses by the `limit`.
 */
export async function check(ctx: Context, form: Partial<SignupForm>, limit: Limit = emailCheckLimit) {
  const { parsed, refusals } = checkSignup(form, await factsFor(ctx, form))
  if (!parsed.email) return { parsed, refusals }
  await ctx.limits.take(limit, ctx, parsed.email.normalized)
  const taken = await takenRefusal(ctx, parsed.email.normalized)
  return { parsed, refusals: taken ? [...refusals, taken] : refusals }
}

export async function checkStep(ctx: Context, form: Partial<SignupForm>): Promise<WireRefusal[]> {
  const { refusals } = await check(ctx, form)
  return refusals.map((refusal) => toWire(refusal, ctx.locale))
}

export const emailCheck = z.object({
  suggestion: z.string().nullable(),
  refusal: wireRefusal.nullable(),
})
export type EmailCheck = z.infer<typeof emailCheck>

export async function checkEmail(ctx: Context, email: string): Promise<EmailCheck> {
  const [refusal] = await checkStep(ctx, { email })
  return { suggestion: suggestEmail(email) ?? null, refusal: refusal ?? null }
}

/** The name must differ from the address. */
export async function checkName(ctx: Context, form: Pick<SignupForm, 'name' | 'email'>): Promise<WireRefusal | null> {
  const nameRefusal = checkSignup(form, await factsFor(ctx, form)).refusals.find(
    ({ details }) => details.field === 'name',
  )
  return nameRefusal ? toWire(nameRefusal, ctx.locale) : null
}

async function factsFor(ctx: Context, { country, city }: Partial<SignupForm>): Promise<SignupFacts> {
  const places = city && country && isCountryCode(country) ? await placesIn(country) : null
  return { settings: ctx.site.settings, commonPasswords: await commonPasswords(), places, now: ctx.now() }
}

/** Whose address this is already, unless the site keeps that to itself (hideAccountExistence). */
async function takenRefusal(ctx: Context, normalized: string): Promise<Refusal | undefined> {
  if (ctx.site.settings.hideAccountExistence) return undefined
  const account = await findAccountByEmail(ctx.db, ctx.site.id, normalized)
  return account && refusalOfTaken(account, ctx.now())
}

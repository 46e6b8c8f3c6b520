import * as accounts from '../../../../db/queries/accounts.ts'
import type { Context } from '../../../core/context.ts'
import { Refusal } from '../../../core/refusal.ts'
import { requestMail } from '../links/requests.ts'
import { hashPassword } from '../login/passwords.ts'
import { handOver, openSession } from '../login/session.ts'
import { refuseUninvited } from '../rules/invitation.ts'
import { type ParsedSignup, type SignupForm, throwTogether } from '../rules/signup-form.ts'
import { parseTracking, type Tracking } from '../rules/tracking.ts'
import { answerTaken } from './answer-taken.ts'
import { check } from './check.ts'

export interface SignupInput {
  form: SignupForm
  tracking: Partial<Record<keyof Tracking, string>>
}

/** `loggedIn` is false on sites that hide which accounts exist: there everybody goes on by the mail. */
export type SignupOutcome = { loggedIn: true; memberId: string } | { loggedIn: false }

/**
 * Makes an account of a sign-up form (specification §5) and logs this browser in; the address is still to be confirmed.
 * Sent twice, the same form leads to the same account. Throws `signup_closed`, `signup_limited`, the refusals of the
 * fields, `email_taken` or `email_in_grace`.
 */
export async function signUp(ctx: Context, { form, tracking }: SignupInput): Promise<SignupOutcome> {
  const source = parseTracking(tracking)
  refuseUninvited(ctx.site.settings.signups, source)
  const { parsed, refusals } = await check(ctx, form)
  const onlyTaken = refusals.every(({ kind }) => kind === 'conflict')
  if (!onlyTaken) throwTogether(refusals)

  await takeTurn(ctx)
  const entry = { form, parsed: parsed as ParsedSignup, source }
  return (refusals.length === 0 && (await createAccount(ctx, entry))) || answerTaken(ctx, entry.parsed)
}

async function takeTurn(ctx: Context): Promise<void> {
  await ctx.limits.take('signup', ctx.network).catch((error) => {
    throw error instanceof Refusal ? new Refusal('signup_limited', error.details) : error
  })
}

interface Entry {
  form: SignupForm
  parsed: ParsedSignup
  source: Tracking | null
}

/** Member, profile, wallet, session and activation mail, all or nothing. Undefined when the address is taken. */
async function createAccount(ctx: Context, entry: Entry): Promise<SignupOutcome | undefined> {
  const { site } = ctx
  const account = newAccount(ctx, entry, await hashPassword(entry.parsed.password))
  const { id, emailNormalized } = account.member
  const isHidden = site.settings.hideAccountExistence

  const created = await ctx.db.transaction(async (tx) => {
    const isFree =
      (await accounts.insertAccount(tx, account)) ||
      ((await accounts.removeIfFinal(tx, site.id, emailNormalized, ctx.now())) &&
        (await accounts.insertAccount(tx, account)))
    if (!isFree) return undefined
    await requestMail(ctx, tx, id, 'activate')
    return { secret: isHidden ? null : await openSession(ctx, tx, id) }
  })
  if (!created) return undefined
  if (!created.secret) return { loggedIn: false }
  handOver(ctx, created.secret)
  return { loggedIn: true, memberId: id }
}

function newAccount(ctx: Context, { form, parsed, source }: Entry, passwordHash: string): accounts.NewAccount {
  const { site, locale } = ctx
  const createdAt = ctx.now()
  const { email, normalized: emailNormalized } = parsed.email
  const { joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos, sexuality } = form
  return {
    member: { id: Bun.randomUUIDv7(), siteId: site.id, email, emailNormalized, passwordHash, locale, createdAt },
    profile: {
      name: parsed.name,
      gender: parsed.gender,
      birthDate: parsed.birthDate,
      ...parsed.livingArea,
      about: parsed.signupMessage,
      ...{ joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos },
      sexuality,
      sexualityConsentAt: sexuality ? createdAt : null,
      interests: [...new Set(form.interests)],
    },
    freeMessages: site.settings.freeMessages,
    source,
  }
}

import type { NewAccount } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import type { ParsedSignup } from './rules/signup-form.ts'
import type { Tracking } from './rules/tracking.ts'

export interface ParsedEntry {
  parsed: ParsedSignup
  source: Tracking | null
}

export function newAccount(ctx: Context, { parsed, source }: ParsedEntry, passwordHash: string): NewAccount {
  const { site, locale } = ctx
  const createdAt = ctx.now()
  const { email, normalized: emailNormalized } = parsed.email
  const { joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos, sexuality } = parsed
  return {
    member: { id: crypto.randomUUID(), siteId: site.id, email, emailNormalized, passwordHash, locale, createdAt },
    profile: {
      name: parsed.name,
      gender: parsed.gender,
      birthDate: parsed.birthDate,
      ...parsed.livingArea,
      about: parsed.signupMessage,
      ...{ joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos },
      sexuality,
      sexualityConsentAt: sexuality ? createdAt : null,
      interests: parsed.interests,
      // Where visitors see no list of members, a profile is not open to them by itself.
      hiddenFromVisitorsSince: site.settings.loggedOutSearch ? null : createdAt,
    },
    freeMessages: site.settings.freeMessages,
    source,
  }
}

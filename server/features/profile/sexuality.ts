import type { Sexuality } from '../../../db/reference/attributes.ts'
import type { MemberContext } from '../../core/context.ts'
import { patch } from './change.ts'
import { consentRequired } from './refusals.ts'

export interface WantedSexuality {
  /** Null withdraws the consent and erases the answer. */
  sexuality: Sexuality | null
  /** To its being shown to members, given with this very answer. */
  consent: boolean
}

/** Throws `consent_required`. */
export async function setSexuality(ctx: MemberContext, { sexuality, consent }: WantedSexuality): Promise<void> {
  if (sexuality && !consent) throw consentRequired({ field: 'sexualityConsent' })
  const sexualityConsentAt = sexuality && ctx.now()
  await patch(ctx, async (known) => (known.sexuality === sexuality ? {} : { sexuality, sexualityConsentAt }))
}

import { z } from 'zod'
import { publicSetting, secretSetting } from '../../core/site/settings.ts'

const credits = z.number().int().min(0).max(1000)

/** Amounts are in credits. */
export const creditsSettings = {
  photoCredits: publicSetting(credits.default(2)),
  /** Of the cheapest gift. */
  giftCredits: publicSetting(credits.default(1)),
  signupCredits: secretSetting(credits.default(0)),
  freeMessages: publicSetting(credits.default(3)),
  refundDays: publicSetting(z.number().int().min(14).default(14)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof creditsSettings> {}
}

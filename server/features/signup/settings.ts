import { z } from 'zod'
import { publicSetting, secretSetting } from '../../core/site/settings.ts'

/** Lengths are in code points. */
export const signupSettings = {
  /** The floor is the law's: a setting may only raise it. */
  minAge: publicSetting(z.number().int().min(18).max(99).default(18)),
  /** Who may sign up: everybody, only who comes with a traffic source, or only who is invited. */
  signups: publicSetting(z.enum(['all', 'with_trafficsource', 'other']).default('all')),
  signupMessageLength: publicSetting(z.number().int().min(0).max(2000).default(300)),
  hideAccountExistence: secretSetting(z.boolean().default(false)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof signupSettings> {}
}

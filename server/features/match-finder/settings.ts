import { z } from 'zod'
import { publicSetting } from '../../core/site/settings.ts'

export const matchFinderSettings = {
  /** Whether the match finder asks about race, which no answer of anybody is chosen by (product §7.5). */
  matchFinderRace: publicSetting(z.boolean().default(true)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof matchFinderSettings> {}
}

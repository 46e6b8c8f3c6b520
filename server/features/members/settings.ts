import { z } from 'zod'
import { publicSetting } from '../../core/site/settings.ts'

/** What visitors may search, by themselves and when they come with a traffic source. */
export const membersSettings = {
  loggedOutSearch: publicSetting(z.boolean().default(true)),
  loggedOutSearchTrafficsource: publicSetting(z.boolean().default(true)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends Declared<typeof membersSettings> {}
}

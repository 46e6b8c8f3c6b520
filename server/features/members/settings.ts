import { z } from 'zod'
import { publicSetting, secretSetting } from '../../core/site/settings.ts'
import { searchFields } from './rules/search-filters.ts'

/** The searchable fields, and who may search. */
export const membersSettings = {
  /** Beside gender, ages and place, which always can. */
  searchFields: publicSetting(z.array(z.enum(searchFields)).default([...searchFields])),
  /** What visitors may search, by themselves and when they come with a traffic source. */
  loggedOutSearch: publicSetting(z.boolean().default(true)),
  loggedOutSearchTrafficsource: publicSetting(z.boolean().default(true)),
  /** How many different members the visitors of one network are shown in a day. */
  loggedOutMembers: secretSetting(z.int().min(500).max(100_000).default(2400)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof membersSettings> {}
}

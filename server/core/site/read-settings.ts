import { type SiteSettings, siteSettings } from './settings.ts'

export interface ReadSettings {
  settings: SiteSettings
  /** The names of settings that are not what they should be. */
  unreadable: string[]
}

/**
 * A site's settings as they are stored, with the defaults for what is not there. If any of them cannot be read it is the
 * last good ones; without those, the defaults stand in for what cannot be read.
 */
export function readSettings(stored: unknown, lastGood: SiteSettings | undefined): ReadSettings {
  const parsed = siteSettings.safeParse(stored)
  if (parsed.success) return { settings: parsed.data, unreadable: [] }
  const unreadable = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'all')))]
  return { settings: lastGood ?? siteSettings.parse(without(unreadable, stored)), unreadable }
}

function without(names: string[], stored: unknown): object {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)))
}

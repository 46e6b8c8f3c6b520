export interface EntryFacts {
  isVisitor: boolean
  isInstalledApp: boolean
  wasSeen: boolean
  /**
   * At the log-in form, because who logs in has said their age before and what the browser filled in is to stay in reach;
   * and at what one is asked to agree to.
   */
  isBeforeEntry: boolean
  /** Where the visitor comes from, as two capitals; null when nobody knows. */
  country: string | null
  /** The site's setting, and the countries it is limited to; none means all. */
  popupEnabled: boolean
  popupCountries?: readonly string[]
}

export type EntryWarningKind = 'adult' | 'site'

const adultCountries: readonly string[] = ['NL', 'DE']

/** Product §12.2. */
export function entryWarning(facts: EntryFacts): EntryWarningKind | null {
  const { country, popupCountries = [] } = facts
  if (!facts.isVisitor || facts.isInstalledApp || facts.wasSeen || facts.isBeforeEntry) return null
  if (country && adultCountries.includes(country)) return 'adult'

  const isMeant = popupCountries.length === 0 || (country !== null && popupCountries.includes(country))
  return facts.popupEnabled && isMeant ? 'site' : null
}

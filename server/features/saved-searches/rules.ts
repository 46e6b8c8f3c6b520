import { codePoints, composed, isVisible, tidyText } from '../../core/values/text.ts'
import { savedSearchesFull, savedSearchNameEmpty, savedSearchNameTaken, savedSearchNameTooLong } from './refusals.ts'

/** How many a member may keep (product §6.5). */
export const mostSavedSearches = 5

/** In code points. */
export const longestName = 40

/** The highest number that a badge shows. */
export const mostNewcomers = 99

export interface SearchName {
  name: string
  /** The same for two names that differ in capitals or in forms of letters alone. */
  nameKey: string
}

/** The name as it is kept, on one line. */
export function searchNameOf(input: string): SearchName {
  const name = tidyText(input).replace(/\s+/g, ' ')
  if (!isVisible(name)) throw savedSearchNameEmpty({ field: 'name' })
  if (codePoints(name) > longestName) throw savedSearchNameTooLong({ field: 'name', limit: longestName })
  return { name, nameKey: composed(name, 'NFKC').toLowerCase() }
}

/** What a member has already. */
type NamedSearches = readonly { id: string; nameKey: string }[]

export function checkRoomFor(nameKey: string, kept: NamedSearches): void {
  if (kept.length >= mostSavedSearches) throw savedSearchesFull({ limit: mostSavedSearches })
  checkNameIsFree(nameKey, kept)
}

export function checkNameIsFree(nameKey: string, others: NamedSearches): void {
  if (others.some((other) => other.nameKey === nameKey)) throw savedSearchNameTaken({ field: 'name' })
}

import { detailsIn } from '../members/search/chips/detail-words.ts'
import { basicsIn } from '../members/search/chips/filter-words.ts'
import { regionIn } from '../members/search/chips/region-words.ts'
import type { Filters } from '../members/search/filters.ts'

/** A search's filters in words. `lowest` is the site's lowest age. */
export const searchWords = (filters: Filters, lowest: number): string =>
  [...basicsIn(filters, lowest), ...regionIn(filters), ...detailsIn(filters)].map(({ word }) => word).join(', ')

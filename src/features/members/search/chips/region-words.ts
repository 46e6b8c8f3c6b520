import { findRegion } from '../../../../../db/reference/regions.ts'
import type { Filters } from '../filters.ts'
import type { Detail } from './detail-words.ts'

/** The region that the filters look in; none where they name no region. */
export function regionIn(filters: Filters): Detail[] {
  const region = filters.region && findRegion(filters.region)
  return region ? [{ word: region.name, without: { ...filters, region: undefined } }] : []
}

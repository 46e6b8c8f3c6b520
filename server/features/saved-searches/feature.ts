import { feature } from '../../core/feature.ts'
import { savedSearchesRouter } from './router.ts'

export const savedSearches = feature({ router: savedSearchesRouter })

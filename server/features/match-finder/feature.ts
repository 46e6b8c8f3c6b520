import { feature } from '../../core/feature.ts'
import { matchFinderRouter } from './router.ts'
import { matchFinderSettings } from './settings.ts'

export const matchFinder = feature({ router: matchFinderRouter, settings: matchFinderSettings })

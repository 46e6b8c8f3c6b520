import { feature } from '../../core/feature.ts'
import { matchFinderSettings } from './settings.ts'

export const matchFinder = feature({ settings: matchFinderSettings })

import { feature } from '../../core/feature.ts'
import { creditsSettings } from './settings.ts'

export const credits = feature({ settings: creditsSettings })

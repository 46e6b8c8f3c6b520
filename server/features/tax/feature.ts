import { feature } from '../../core/feature.ts'
import { taxSettings } from './settings.ts'

export const tax = feature({ settings: taxSettings })

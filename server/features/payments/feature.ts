import { feature } from '../../core/feature.ts'
import { paymentsSettings } from './settings.ts'

export const payments = feature({ settings: paymentsSettings })

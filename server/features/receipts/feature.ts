import { feature } from '../../core/feature.ts'
import { receiptsSettings } from './settings.ts'

export const receipts = feature({ settings: receiptsSettings })

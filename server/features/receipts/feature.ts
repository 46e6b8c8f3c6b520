import { feature } from '../../core/feature.ts'
import { receiptsSettings } from './settings.ts'
import { receiptsWeb } from './web.ts'

export const receipts = feature({ settings: receiptsSettings, web: receiptsWeb })

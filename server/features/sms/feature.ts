import { feature } from '../../core/feature.ts'
import { smsWeb } from './web.ts'

export const sms = feature({ web: smsWeb })

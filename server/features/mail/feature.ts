import { feature } from '../../core/feature.ts'
import { mailWeb } from './web.ts'

export const mail = feature({ web: mailWeb })

import { feature } from '../../core/feature.ts'
import { confirmationRouter } from './router.ts'
import { confirmationWeb } from './web.ts'

export const confirmation = feature({ router: confirmationRouter, web: confirmationWeb })

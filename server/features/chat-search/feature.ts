import { feature } from '../../core/feature.ts'
import { chatSearchRouter } from './router.ts'

export const chatSearch = feature({ router: chatSearchRouter })

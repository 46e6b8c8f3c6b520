import { feature } from '../../core/feature.ts'
import { chatPhp } from './php.ts'
import { chatRouter } from './router.ts'

export const chat = feature({ router: chatRouter, php: chatPhp })

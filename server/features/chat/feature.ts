import { feature } from '../../core/feature.ts'
import { chatPhp } from './php.ts'
import { chatRouter } from './router.ts'
import { chatSettings } from './settings.ts'

export const chat = feature({ router: chatRouter, php: chatPhp, settings: chatSettings })

import { feature } from '../../core/feature.ts'
import { chatPhotosWeb } from './photos/web.ts'
import { chatPhp } from './php.ts'
import { chatRouter } from './router.ts'
import { chatSettings } from './settings.ts'

export const chat = feature({ router: chatRouter, php: chatPhp, web: chatPhotosWeb, settings: chatSettings })

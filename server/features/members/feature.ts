import { feature } from '../../core/feature.ts'
import { membersPhp } from './php.ts'
import { membersRouter } from './router.ts'
import { membersSettings } from './settings.ts'

export const members = feature({ router: membersRouter, php: membersPhp, settings: membersSettings })

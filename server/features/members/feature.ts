import { feature } from '../../core/feature.ts'
import { membersPhp } from './php.ts'
import { membersRouter } from './router.ts'

export const members = feature({ router: membersRouter, php: membersPhp })

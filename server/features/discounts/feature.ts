import { feature } from '../../core/feature.ts'
import { discountCommands } from './by-hand/command.ts'
import { discountsPhp } from './php.ts'
import { discountsSettings } from './settings.ts'

export const discounts = feature({ php: discountsPhp, settings: discountsSettings, commands: discountCommands })

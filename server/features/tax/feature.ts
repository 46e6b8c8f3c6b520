import { feature } from '../../core/feature.ts'
import { returnCommands } from './return/command.ts'
import { taxSettings } from './settings.ts'

export const tax = feature({ settings: taxSettings, commands: returnCommands })

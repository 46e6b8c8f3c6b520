import { feature } from '../../core/feature.ts'
import { signalGap } from '../live/change-and-tell.ts'
import { banCommands } from './command.ts'
import { memberBanned } from './jobs.ts'

export const memberBans = feature({
  jobs: [memberBanned.doneBy(async (world, { memberId }) => signalGap(world, [memberId]))],
  commands: banCommands,
})

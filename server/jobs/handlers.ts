import type { World } from '../core/context.ts'
import type { JobHandlers } from './jobs.ts'

/** Which verb does the work of each queue. */
export function jobHandlers(_world: World): JobHandlers {
  return { activation_mail: async () => {}, reactivation_mail: async () => {} }
}

import type { AnyTRPCRouter } from '@trpc/server'
import type { Work } from './jobs/job.ts'
import type { PhpPath } from './php/path.ts'
import { declareSettings, type Settings } from './site/settings.ts'

/** What the product must know of a feature: it stands in the feature's folder, and a line of server/features.ts names it. */
export interface Feature {
  /** Its procedures; they declare themselves (core/declared.ts). */
  router?: AnyTRPCRouter
  php?: readonly PhpPath[]
  /** What an operator can set of it per site. */
  settings?: Settings
  /** What it does later or by a schedule. */
  jobs?: readonly Work[]
}

export function feature<const Declared extends Feature>(declared: Declared): Declared {
  declareSettings(declared.settings ?? {})
  return declared
}

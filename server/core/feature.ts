import type { AnyTRPCRouter } from '@trpc/server'
import type { PhpPath } from './php/path.ts'

/** What the product must know of a feature: it stands in the feature's folder, and a line of server/features.ts names it. */
export interface Feature {
  /** Its procedures; they declare themselves (core/declared.ts). */
  router?: AnyTRPCRouter
  /** Its paths for old clients and landers. */
  php?: readonly PhpPath[]
}

/** Declares a feature. */
export const feature = <const Declared extends Feature>(declared: Declared): Declared => declared

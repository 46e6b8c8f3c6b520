import type { AnyTRPCRouter } from '@trpc/server'
import type { AnyElysia } from 'elysia'
import type { World } from './context.ts'
import type { JobDefinition } from './jobs/job.ts'
import type { Commands } from './operations/command.ts'
import type { ReadGauge } from './operations/metrics.ts'
import { declareSettings, type Settings } from './site/settings.ts'

export interface FeatureGauge extends Omit<ReadGauge, 'read'> {
  read: (world: World) => Promise<number>
}

/**
 * Everything that the product needs to know of a feature. Lives in the feature's folder and is listed in
 * server/features.ts.
 */
export interface Feature {
  /** Its procedures; they declare themselves (core/declared.ts). */
  router?: AnyTRPCRouter
  /** Its paths for old clients and landers (core/php/plugin.ts). */
  php?: AnyElysia
  /** What it answers besides: files, and links and forms that work without script (core/web.ts). */
  web?: (world: World) => AnyElysia
  settings?: Settings
  jobs?: readonly JobDefinition[]
  /** Its gauges in `/metrics`. */
  gauges?: readonly FeatureGauge[]
  /** What it does as long as the server runs; returns what stops it. */
  background?: (world: World) => () => void
  /** Its commands for the operator: `bun run vonk`. */
  commands?: Commands
}

export function feature<const Declared extends Feature>(declared: Declared): Declared {
  declareSettings(declared.settings ?? {})
  return declared
}

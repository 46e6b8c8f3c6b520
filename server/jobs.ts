import type { Feature } from './core/feature.ts'
import type { JobDefinition } from './core/jobs/job.ts'
import * as features from './features.ts'

/** What is done later or by a schedule. */
export const works: readonly JobDefinition[] = Object.values<Feature>(features).flatMap(({ jobs = [] }) => jobs)

import type { Feature } from './core/feature.ts'
import type { Work } from './core/jobs/job.ts'
import * as features from './features.ts'

/** What is done later or by a schedule. */
export const works: readonly Work[] = Object.values<Feature>(features).flatMap(({ jobs = [] }) => jobs)

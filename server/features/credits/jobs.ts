import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** Somebody has corrected credits beside the running server, which knows the open pages of their member. */
export const creditsCorrected = job('credits_corrected', z.object({ memberId: z.string() }), { workers: 1, batch: 5 })

import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** Somebody was banned, maybe by a process beside the running servers, which know the open streams of the member. */
export const memberBanned = job('member_banned', z.object({ memberId: z.string() }), { workers: 1, batch: 5 })

import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** Something has happened to a member: in a moment it is to be looked whether they have seen it. */
export const pushNews = job('push_news', z.object({ memberId: z.string() }), { workers: 2, batch: 10 })

/** One browser has unseen events; the session names it. */
export const pushDelivery = job('push_delivery', z.object({ sessionId: z.string() }), { workers: 4, batch: 10 })

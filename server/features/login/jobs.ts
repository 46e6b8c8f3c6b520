import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** `origin`: where the links lead in the mails that come of it. */
const request = z.object({ requestId: z.string(), origin: z.string() })
export type AddressRequestPayload = z.infer<typeof request>

/** Each answer takes one of the connections that members' transactions have, too. */
export const addressJob = (queue: string) => job(queue, request, { workers: 1, batch: 2 })

export const addressRequest = addressJob('address_request')

import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

/** `origin`: where the links lead in the mails that come of it. */
export const addressRequestPayload = z.object({ requestId: z.string(), origin: z.string() })
export type AddressRequestPayload = z.infer<typeof addressRequestPayload>

/** Each answer takes one of the connections that members' transactions have, too. */
export const addressRequestPace = { workers: 1, batch: 2 }

export const addressRequest = job('address_request', addressRequestPayload, addressRequestPace)

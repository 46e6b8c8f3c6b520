import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { job } from '../../core/jobs/job.ts'

/** `country`: by whose clock and in whose currency the member buys. */
const aboutBuyer = z.object({ memberId: z.string(), country: z.enum(countryCodes) })
export type BuyerPayload = z.infer<typeof aboutBuyer>

/** What stands open beyond a limit that was lowered is to end: whoever knows orders does it. */
export const limitLowered = job('spending_limit_lowered', aboutBuyer, { workers: 1, batch: 5 })

import { z } from 'zod'
import { longestEndpoint } from './rules.ts'

/** As browsers write it (`PushSubscription.toJSON`). */
export const subscription = z.object({
  endpoint: z.string().max(longestEndpoint),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

export type Subscription = z.infer<typeof subscription>

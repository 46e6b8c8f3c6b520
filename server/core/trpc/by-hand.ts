import { callsResponse } from './calls.ts'
import { isSubscription, subscriptionResponse } from './subscription.ts'
import type { Transport } from './transport.ts'

/** The transport of the product. What it saves: docs/decisions/0006-own-trpc-transport.md. */
export const byHand: Transport = (call) => (isSubscription(call) ? subscriptionResponse(call) : callsResponse(call))

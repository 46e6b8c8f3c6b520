import { byAdapter } from '../core/trpc/by-adapter.ts'
import { byHand } from '../core/trpc/by-hand.ts'
import type { Transport } from '../core/trpc/transport.ts'

/** Both ways in which the calls of procedures and their streams can be answered, for `describe.each`. */
export const transports: [name: string, transport: Transport][] = [
  ['by hand', byHand],
  ['by tRPC’s adapter', byAdapter],
]

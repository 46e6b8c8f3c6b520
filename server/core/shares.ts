import type { Share } from './concurrency/fair-order.ts'
import type { Context } from './context.ts'

/** Who a request belongs to, as queues divide their turns and their room: by standing, then by network, then by account. */
export function sharesOf({ me, network }: Pick<Context, 'me' | 'network'>): readonly Share[] {
  return [standingOf(me), { key: network }, { key: me?.id ?? 'visitor' }]
}

/** What nobody waits for in person, or what waits for several people at once. */
export const backgroundShares: readonly Share[] = [{ key: 'background', weight: 2 }]

function standingOf(me: Context['me']): Share {
  if (me?.premium) return { key: 'paying', weight: 4 }
  if (me?.confirmed) return { key: 'confirmed', weight: 2 }
  return { key: 'unconfirmed' }
}

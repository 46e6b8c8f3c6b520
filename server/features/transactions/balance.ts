import { z } from 'zod'
import { findPurse } from '../../../db/queries/transactions/purse.ts'
import type { MemberContext } from '../../core/context.ts'

/** In credits. */
export const purse = z.object({ balance: z.int(), bought: z.int() })

/** What the member has, and how much of it was paid for. */
export async function balance({ db, me }: MemberContext): Promise<z.infer<typeof purse>> {
  return findPurse(db, me.id)
}

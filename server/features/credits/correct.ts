import { type BookedCorrection, findCorrection, insertCorrection } from '../../../db/queries/credits/corrections.ts'
import { lockWallet } from '../../../db/queries/credits/wallet.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { findPurse } from '../../../db/queries/transactions/purse.ts'
import type { World } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { creditsCorrected } from './jobs.ts'
import { afterCorrection, type Correction, readyCorrection } from './rules.ts'

interface Corrected extends BookedCorrection {
  /** False when something was booked for this case before, which is then what is answered: nothing has changed. */
  isNew: boolean
  /** The current balance, in credits. */
  balance: number
}

/**
 * Corrects a member's credits for the server's operator, once per case (product §10.4). Throws what
 * `readyCorrection` does, and `correction_too_large`.
 */
export async function correct(
  world: Pick<World, 'db' | 'bus' | 'now' | 'jobs'>,
  { id: memberId, siteId }: { id: string; siteId: string },
  wanted: Correction,
): Promise<Corrected> {
  const correction = readyCorrection(wanted)
  const { amount, kind, reference } = correction
  return changeAndTell(world, async (tx) => {
    const now = world.now()
    const held = await lockMembers(tx, [memberId])
    const wallet = await lockWallet(tx, held, memberId)
    if (!wallet) throw new Error(`no wallet of member ${memberId}`)
    const purse = await findPurse(tx, memberId)
    const before = await findCorrection(tx, memberId, reference)
    if (before) return { result: { ...before, isNew: false, balance: purse.balance }, gapFor: [memberId] }
    afterCorrection(purse, correction)
    const { entryId, balance, freeMessages } = await insertCorrection(tx, wallet, { ...correction, memberId, now })
    const audited = { staffId: null, action: 'credits_corrected', siteId, memberId, subjectId: entryId } as const
    await insertAuditEntry(tx, { ...audited, details: { amount, kind } }, now)
    await world.jobs.enqueue(tx, creditsCorrected, { memberId })
    const result = { amount, kind, at: now, isNew: true, balance }
    return { result, events: [{ memberId, event: { type: 'wallet', balance, freeMessages } }] }
  })
}

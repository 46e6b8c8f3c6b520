import { findDebit } from '../../../../db/queries/directdebit/debits.ts'
import { blockDebtor } from '../../../../db/queries/directdebit/debtors.ts'
import { setReturned } from '../../../../db/queries/directdebit/files.ts'
import { endingReasons } from '../../../../db/reference/money/direct-debit.ts'
import type { World } from '../../../core/context.ts'
import { settle } from '../../orders/settle.ts'
import { type DebitPayload, returnedDebit } from '../jobs.ts'
import { idOfEndToEnd } from '../rules/reference.ts'
import { stateOf } from '../state.ts'
import { type Returned, readReturns } from './read-returns.ts'

export interface TakenReturns {
  booked: number
  /** They had been told before. */
  known: number
  /** None of ours, or never handed to the bank. */
  unknown: string[]
  refusedWhole: string[]
}

/**
 * Takes in what a bank tells of collections. Each is booked back once, however often it is told, and an account that says that
 * nothing may be collected there is not asked again.
 */
export async function takeReturns(world: Pick<World, 'db' | 'now' | 'jobs'>, xml: string): Promise<TakenReturns> {
  const { returned, refusedWhole } = readReturns(xml)
  const taken: TakenReturns = { booked: 0, known: 0, unknown: [], refusedWhole }
  for (const one of returned) {
    const isNew = await takeReturn(world, one)
    if (isNew === undefined) taken.unknown.push(one.endToEndId.slice(0, 35))
    else if (isNew) taken.booked++
    else taken.known++
  }
  return taken
}

/** Whether it was news; undefined where nothing of ours is meant. */
async function takeReturn(
  { db, now, jobs }: Pick<World, 'db' | 'now' | 'jobs'>,
  { endToEndId, reason }: Returned,
): Promise<boolean | undefined> {
  const id = idOfEndToEnd(endToEndId)
  if (!id) return undefined
  return db.transaction(async (tx) => {
    const known = await setReturned(tx, id, { returnedAt: now(), returnReason: reason })
    if (!known?.isNew) return known?.isNew
    if (known.ibanKey && isEnding(reason)) await blockDebtor(tx, known.ibanKey, 'returned', now())
    await jobs.enqueue(tx, returnedDebit, { directDebitId: id })
    return true
  })
}

const isEnding = (reason: string) => endingReasons.some((ending) => ending === reason)

/** Takes the credits back, on the server, where the member's screens hear of it. */
export async function settleReturned(world: World, { directDebitId }: DebitPayload): Promise<void> {
  const own = await findDebit(world.db, directDebitId)
  if (own) await settle(world, own.debit.paymentId, await stateOf(world.db, directDebitId))
}

import type { Db } from '../../client.ts'
import { findPaymentFaults } from '../orders/books.ts'
import { findReceiptFaults } from '../receipts/books.ts'
import { findWithdrawalFaults } from '../withdrawals/books.ts'
import { type BookFault, findBookFaults, membersAfter } from './books.ts'

const findMemberFaults = [findBookFaults, findPaymentFaults, findWithdrawalFaults, findReceiptFaults]

/** So many are looked at in one statement, which takes some milliseconds: about everybody at once it would outlast its time. */
const groupSize = 500

/**
 * Checks the books of all members in them, group by group: yields the group's size and the faults found
 * (product §10.3).
 */
export async function* lookThroughBooks(db: Db): AsyncGenerator<{ members: number; faults: BookFault[] }> {
  let group = await membersAfter(db, null, groupSize)
  while (group.length > 0) {
    const faults: BookFault[] = []
    for (const find of findMemberFaults) faults.push(...(await find(db, group)))
    yield { members: group.length, faults }
    group = await membersAfter(db, group.at(-1)!, groupSize)
  }
}

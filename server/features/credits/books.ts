import type { Db } from '../../../db/client.ts'
import {
  type BookFault,
  findBookFaults,
  insertBookCheck,
  lastBookCheck,
  walletsAfter,
} from '../../../db/queries/credits/books.ts'
import { findPaymentFaults } from '../../../db/queries/orders/books.ts'
import { findWithdrawalFaults } from '../../../db/queries/withdrawals/books.ts'
import type { World } from '../../core/context.ts'
import type { FeatureGauge } from '../../core/feature.ts'

/** So many are looked at in one statement, which takes some milliseconds. */
const atOnce = 500

const allFaults = [findBookFaults, findPaymentFaults, findWithdrawalFaults]

/** Faults that are told one by one. */
const told = 100

/** What is wrong in all books, and how many there are. It goes from one group of members to the next, and holds nobody up. */
export async function checkBooks(db: Db): Promise<{ wallets: number; faults: BookFault[] }> {
  const faults: BookFault[] = []
  let wallets = 0
  let group = await walletsAfter(db, null, atOnce)
  while (group.length > 0) {
    for (const find of allFaults) faults.push(...(await find(db, group)))
    wallets += group.length
    group = await walletsAfter(db, group.at(-1)!, atOnce)
  }
  return { wallets, faults }
}

export async function checkBooksNightly({ db, now, log }: World): Promise<void> {
  const { wallets, faults } = await checkBooks(db)
  await insertBookCheck(db, { checkedAt: now(), wallets, faults: faults.length })
  for (const fault of faults.slice(0, told)) log.error(fault, 'fault in the books')
  log.info({ wallets, faults: faults.length }, 'books checked')
}

/** What whoever watches the server is told of the last nightly look. */
export const booksGauges: readonly FeatureGauge[] = [
  {
    name: 'vonk_book_faults',
    help: 'Faults in the books at the last nightly check; -1 before the first',
    read: async ({ db }) => (await lastBookCheck(db))?.faults ?? -1,
  },
  {
    name: 'vonk_books_checked_timestamp_seconds',
    help: 'When the books were last checked; 0 before the first time',
    read: async ({ db }) => ((await lastBookCheck(db))?.checkedAt.getTime() ?? 0) / 1000,
  },
]

/** `bun run check:money`: says what is wrong, or that nothing is. */
export async function tellOfBooks(db: Db): Promise<{ words: string; isRight: boolean }> {
  const { wallets, faults } = await checkBooks(db)
  const lines = faults.map(({ fault, memberId }) => `${fault}: member ${memberId}`)
  const result = `${wallets} wallets, ${faults.length} faults`
  return { words: [...lines, result].join('\n'), isRight: faults.length === 0 }
}

import type { Db } from '../../../db/client.ts'
import { lookThroughBooks } from '../../../db/queries/credits/all-books.ts'
import { type BookFault, insertBookCheck, lastBookCheck } from '../../../db/queries/credits/books.ts'
import { listMissingNumbers, listSeries, type Series } from '../../../db/queries/receipts/series.ts'
import type { World } from '../../core/context.ts'
import type { FeatureGauge } from '../../core/feature.ts'

/** So many are looked at in one statement, which takes some milliseconds. */
const numbersAtOnce = 5_000

/** A number that a site has given, and that nothing has. */
interface NumberFault {
  fault: string
  number: string
  memberId?: never
}

export interface BooksFound {
  /** All members in the books, including deleted ones. */
  members: number
  faults: (BookFault | NumberFault)[]
}

/** The number of faults that are listed one by one. */
const told = 100

/** What is wrong in all books. It goes from one group to the next, and holds nobody up. */
export async function checkBooks(db: Db): Promise<BooksFound> {
  const found: BooksFound = { members: 0, faults: [] }
  for await (const { members, faults } of lookThroughBooks(db)) {
    found.members += members
    found.faults.push(...faults)
  }
  for (const series of await listSeries(db)) found.faults.push(...(await findNumberFaults(db, series)))
  return found
}

async function findNumberFaults(db: Db, series: Series): Promise<NumberFault[]> {
  const faults: NumberFault[] = []
  for (let first = 1; first <= series.last; first += numbersAtOnce) {
    const last = Math.min(first + numbersAtOnce - 1, series.last)
    for (const number of await listMissingNumbers(db, series, { first, last })) {
      const place = [series.siteId, ...(series.year === null ? [] : [series.year]), number]
      faults.push({ fault: `${series.of} is missing`, number: place.join(' ') })
    }
  }
  return faults
}

export async function checkBooksNightly({ db, now, log }: World): Promise<void> {
  const { members, faults } = await checkBooks(db)
  await insertBookCheck(db, { checkedAt: now(), members, faults: faults.length })
  for (const fault of faults.slice(0, told)) log.error(fault, 'fault in the books')
  log.info({ members, faults: faults.length }, 'books checked')
}

/** Metrics of the last nightly check. */
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
  const { members, faults } = await checkBooks(db)
  const lines = faults.map((found) => `${found.fault}: ${whereOf(found)}`)
  const result = `${members} members, ${faults.length} faults`
  return { words: [...lines, result].join('\n'), isRight: faults.length === 0 }
}

const whereOf = (found: BookFault | NumberFault) =>
  'number' in found ? `number ${found.number}` : `member ${found.memberId}`

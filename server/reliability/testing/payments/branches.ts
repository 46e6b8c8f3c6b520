import type { Db, Tx } from '../../../../db/client.ts'
import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'
import { findNetEnd } from '../../../../db/testing/payments/net-end.ts'
import type { World } from '../../../core/context.ts'
import type { PaymentNews } from '../../../features/orders/rules/settlement.ts'
import { settle } from '../../../features/orders/settle.ts'

/** Transactions at a time, each on a site of its own: the number of a receipt is held until its transaction is over. */
const atOnce = 8

export interface Settled {
  /** How an order stood behind each of the sequences, as JSON. */
  ends: string[]
  /** In the books behind one sequence of each branch. */
  faults: string[]
  /** How many updates were applied. */
  news: number
}

/**
 * Applies the updates of each sequence to an order of its own. They belong to one `life`, the latest last. An update
 * that follows a later one was fetched before that was known, and is fetched again. Sequences with the same beginning
 * share it: each goes on from a savepoint and is rolled back for the next, which is a third of the work.
 */
export async function settleInBranches(
  world: World,
  sequences: PaymentNews[][],
  life: readonly PaymentNews[],
): Promise<Settled> {
  const settled: Settled = { ends: [], faults: [], news: 0 }
  const branches = [...branchesOf(sequences, 0).values()].flatMap((some) => [...branchesOf(some, 1).values()])
  const someone = async (siteId: string) => {
    await aSite(world.db, { id: siteId, hosts: [siteId] })
    for (let some = branches.pop(); some; some = branches.pop()) await settleBranch(world, siteId, some, settled, life)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, n) => someone(`site${n}`)))
  return settled
}

const branchesOf = (sequences: PaymentNews[][], depth: number) => Map.groupBy(sequences, (news) => news[depth])

async function settleBranch(
  world: World,
  siteId: string,
  sequences: PaymentNews[][],
  settled: Settled,
  life: readonly PaymentNews[],
): Promise<void> {
  await undone(world.db, async (tx) => {
    const order = await anOrder(tx, (await aMember(tx, { siteId })).id, { siteId })
    const { id } = await aPayment(tx, order)
    let isFirst = true
    const end = async (tx: Tx) => {
      settled.ends.push(JSON.stringify(await findNetEnd(tx, order.id)))
      if (isFirst) settled.faults.push(...(await findFaults(tx)).map(({ fault }) => fault))
      isFirst = false
    }
    const take = async (tx: Tx, news: PaymentNews, before: readonly PaymentNews[]) => {
      // The verb begins its transaction at what it is given: here that is a savepoint.
      const within = { ...world, db: tx as Db as World['db'] }
      const latest = Math.max(-1, ...before.map((one) => life.indexOf(one)))
      const isLatest = life.indexOf(news) > latest
      const answer = await settle(within, id, news, isLatest ? undefined : -1)
      if (answer === 'outdated') await settle(within, id, life[latest] ?? news)
      settled.news++
    }
    await goOn(tx, sequences, { take, end })
  })
}

interface Steps {
  take(tx: Tx, news: PaymentNews, before: readonly PaymentNews[]): Promise<void>
  end(tx: Tx): Promise<void>
}

async function goOn(
  tx: Tx,
  sequences: PaymentNews[][],
  steps: Steps,
  before: readonly PaymentNews[] = [],
): Promise<void> {
  for (const [news, alike] of branchesOf(sequences, before.length)) {
    if (!news) await steps.end(tx)
    else
      await undone(tx, async (within) => {
        await steps.take(within, news, before)
        await goOn(within, alike, steps, [...before, news])
      })
  }
}

class Undone extends Error {}

/** Does it in a transaction, or behind a savepoint, and takes it back. */
async function undone(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  const undoing = db.transaction(async (tx) => {
    await work(tx)
    throw new Undone()
  })
  await undoing.catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
}

import { type DuePayment, listPaid, listUndecided } from '../../../../db/queries/orders/due.ts'
import { saveReconciliation } from '../../../../db/queries/orders/reconciliations.ts'
import { recordAskFailure } from '../../../../db/queries/orders/starts.ts'
import type { World } from '../../../core/context.ts'
import { askOrLater } from '../buy/ask.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Nothing is decided of these, so they are asked about in each round. */
const undecided = { after: 4 * minute, limit: 500 }
/** A bank may charge back for a year, and the update may get lost. */
const paid = { after: 7 * day, for: 400 * day, limit: 100 }

/** Payments polled at once at each provider, and the time for all of them. The next round goes on with the others. */
const atOnce = 5
const longestMs = 4 * minute

type PaymentToPoll = Pick<DuePayment, 'id' | 'provider' | 'providerPaymentId'> & Partial<Pick<DuePayment, 'isOver'>>

interface Round {
  asked: number
  /** Those of which no answer could be used. */
  failed: number
}

/**
 * Polls all payments whose updates may be lost, and cancels those that nobody is to pay any more (product §17.3). It
 * recovers whatever was killed, interrupted or never delivered. No payment and no provider holds up another one.
 */
export async function reconcile(world: World): Promise<void> {
  const { db, payments } = world
  const now = world.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const due = { now, providers: payments.providers }
  const open = await listUndecided(db, { ...due, askedBefore: before(undecided.after), limit: undecided.limit })
  const settled = { askedBefore: before(paid.after), paidAfter: before(paid.for), limit: paid.limit }
  const all: PaymentToPoll[] = [...open, ...(await listPaid(db, { ...due, ...settled }))]
  const ofEach = Map.groupBy(all, ({ provider }) => provider)
  const rounds = await Promise.all([...ofEach].map(([provider, some]) => askAll(world, provider, some)))
  const sumOf = (count: keyof Round) => rounds.reduce((sum, round) => sum + round[count], 0)
  await saveReconciliation(db, { endedAt: world.now(), asked: sumOf('asked'), failed: sumOf('failed') })
}

/** Polls these payments of one provider. Stops once it is away, because each call would only time out. */
async function askAll(world: World, provider: string, payments: readonly PaymentToPoll[]): Promise<Round> {
  const round = { asked: 0, failed: 0 }
  const startedAt = performance.now()
  let isThere: Promise<boolean> | undefined
  for (let n = 0; n < payments.length && performance.now() - startedAt < longestMs; n += atOnce) {
    const some = payments.slice(n, n + atOnce)
    const answers = await Promise.all(some.map((payment) => askOrLater(world, payment, payment.isOver ? ['open'] : [])))
    round.asked += some.length
    round.failed += answers.filter((answer) => answer !== 'answered').length
    if (!answers.includes('away') && !answers.includes('failed')) continue
    isThere ??= isAnswering(world, provider)
    if (!(await isThere)) break
    const silent = some.filter((_, i) => answers[i] === 'away')
    for (const { id } of silent) await recordAskFailure(world.db, id, world.now())
  }
  return round
}

/** Whether a provider answers a question about no payment. */
async function isAnswering({ payments, log }: World, name: string): Promise<boolean> {
  try {
    await payments.provider(name).methods('NL', 'EUR')
    return true
  } catch (error) {
    log.warn({ provider: name, error }, 'payment provider is away')
    return false
  }
}

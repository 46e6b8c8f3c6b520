import { aMember, aSite } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { listBankPayments } from '../../../db/testing/orders.ts'
import { findOrderEnd } from '../../../db/testing/payments/order-end.ts'
import { wanted } from '../../features/orders/testing/buyer.ts'
import { eightNews, permutations } from '../../features/orders/testing/news.ts'
import { decide } from '../../features/sandbox/decide.ts'
import type { Drill, Finding } from '../drill.ts'
import { dice } from '../testing/dice.ts'
import { settleInBranches } from '../testing/payments/branches.ts'
import { shuffled } from '../testing/ranks.ts'
import { logIn } from '../testing/sequences/browser.ts'
import { bringNews } from '../testing/sequences/operations/at-the-bank.ts'
import { type LocalApp, openApp } from '../testing/servers/local-app.ts'
import { figure, tallied } from '../testing/tally.ts'

interface PaymentOrdersSize {
  /** How many of the 40,320 sequences there are, drawn by chance. */
  sequences: number
  /** Members who have paid. Twenty equal webhooks about each payment come at once. */
  payers: number
}

export const drill: Drill<PaymentOrdersSize> = {
  title: 'The news of a payment in any order, and the same ones at once',
  small: { sequences: 80, payers: 1 },
  full: { sequences: 40_320, payers: 100 },
  async run(size) {
    await using app = await openApp()
    await aSite(app.world.db)
    return [
      await inAnyOrder(app, size.sequences),
      await atOnce(app, size.payers),
      { claim: 'The server has met no error', tried: 'its log', ...quiet(app.failures) },
    ]
  },
}

/** The result of eight updates: a purchase of sixty credits, half of which a bank has charged back in the end. */
const rightEnd = {
  ...{ isPaid: true, balance: 30, bought: 30, isPremium: true, refunds: 0, sales: 1, confirmations: 1, tax: 416 },
  places: [['bank', 'NL']],
  payments: [['paid', 'EUR', 4799, 0, 2400, false, 30, 'Visa 4242', false, true]],
  entries: [
    ['purchase', 60],
    ['charge_back', -30],
  ],
  receipts: [
    ['sale', 4799, true],
    ['charge_back', -2400, true],
  ],
}

async function inAnyOrder({ world }: LocalApp, count: number): Promise<Finding> {
  const sequences = shuffled([...permutations(eightNews)], dice(8)).slice(0, count)
  const { ends, faults, news } = await settleInBranches(world, sequences, eightNews)
  const different = new Set(ends)
  const isRight = [...different].every((end) => Bun.deepEquals(JSON.parse(end), rightEnd))
  return {
    claim:
      'In whatever order eight answers about a payment come, its provider’s latest word is booked: payment, wallet, ledger, receipts',
    tried: `${figure(ends.length)} of 40,320 orders, ${figure(news)} times through the settling verb`,
    found:
      `${different.size} ${isRight ? 'end, the right one' : 'ends'}; ${faults.length} faults ${faults[0] ?? ''}`.trim(),
    holds: ends.length === count && different.size === 1 && isRight && faults.length === 0,
  }
}

const webhooks = 20

async function atOnce(app: LocalApp, payers: number): Promise<Finding> {
  const entries: string[] = []
  for (let n = 0; n < payers; n++) entries.push(await payAndTell(app))
  const faults = await findFaults(app.world.db)
  return {
    claim: 'A payment that is told of twenty times at once is credited once',
    tried: `${webhooks} equal webhooks at once, ${figure(payers)} times`,
    found: `${tallied(entries)}; ${faults.length} faults`,
    holds: entries.every((entry) => entry === rightEntry) && faults.length === 0,
  }
}

const rightEntry = '1 entry of 60 credits, 1 receipt, 1 mail'

/** A member orders by HTTP, pays at the bank, and all its webhooks come at once: what is booked then. */
async function payAndTell(app: LocalApp): Promise<string> {
  const { db } = app.world
  const ada = await aMember(db)
  const { client } = await logIn(app, ada)
  const asked = wanted()
  await client.orders.order.mutate(asked)
  const [payment] = await listBankPayments(db, ada.id)
  if (!payment) throw new Error('the bank knows of no payment')
  await decide(app.world, payment.page, { outcome: 'paid' })
  await Promise.all(Array.from({ length: webhooks }, () => bringNews(app, { ...payment, status: 'paid' })))
  const { entries, receipts, mails } = await findOrderEnd(db, asked.id)
  const sum = entries.reduce((all, [, amount]) => all + amount, 0)
  return `${entries.length} entry of ${sum} credits, ${receipts.length} receipt, ${mails.length} mail`
}

const quiet = (failures: string[]) => ({
  found: `${failures.length} lines ${failures[0] ?? ''}`.trim(),
  holds: failures.length === 0,
})

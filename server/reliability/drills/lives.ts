import { aSite } from '../../../db/testing/factories.ts'
import { findFaults } from '../../../db/testing/faults.ts'
import { listBankPayments } from '../../../db/testing/orders.ts'
import { checkBooks } from '../../features/credits/books.ts'
import { sendRefunds } from '../../features/orders/upkeep/send-refunds.ts'
import type { Drill, Finding } from '../drill.ts'
import { bringNews, type Done, live, nothingToDo } from '../testing/lives/live.ts'
import { type Does, livesOf, type Step } from '../testing/lives/steps.ts'
import { type LocalApp, openApp } from '../testing/servers/local-app.ts'
import { figure, tallied } from '../testing/tally.ts'

interface Size {
  /** So many steps are taken at least, of which each had something that it was about. */
  steps: number
  /** Steps of each life. */
  long: number
  /** The books are checked after so many lives. */
  checkedAfter: number
}

const everything: readonly Does[] = [
  ...(['order', 'pay again', 'decide at the bank', 'bring the news', 'come back', 'cancel', 'charge back'] as const),
  ...(['write', 'give', 'unsend', 'withdraw', 'send refunds'] as const),
  ...(['delete the account', 'bring the account back'] as const),
]

/** Lives that go on at once. */
const atOnce = 8

export const drill: Drill<Size> = {
  title: 'Whatever members, banks and time do with money, in any order',
  small: { steps: 1_000, long: 60, checkedAfter: 8 },
  full: { steps: 100_000, long: 100, checkedAfter: 40 },
  async run(size) {
    await using app = await openApp()
    await aSite(app.world.db)
    const done: Done[] = []
    const faults: string[] = []
    let checks = 0
    while (done.length < size.steps) {
      // The same ones in every run: a failure can be seen again.
      done.push(...(await liveAll(app, livesOf({ lives: size.checkedAfter, steps: size.long, seed: checks++ }))))
      faults.push(...(await checkBooks(app.world.db)).faults.map(({ fault, memberId }) => `${fault}: ${memberId}`))
    }
    return await judge(app, { size, done, faults, checks })
  },
}

async function liveAll(app: LocalApp, lives: Step[][][]): Promise<Done[]> {
  const done: Done[] = []
  const someone = async () => {
    for (let life = lives.shift(); life; life = lives.shift())
      done.push(...(await live(app, life)).filter(({ came }) => came !== nothingToDo))
  }
  await Promise.all(Array.from({ length: atOnce }, someone))
  return done
}

interface Aftermath {
  size: Size
  done: Done[]
  faults: string[]
  checks: number
}

async function judge(app: LocalApp, { size, done, faults, checks }: Aftermath): Promise<Finding[]> {
  const granted = done.filter(({ came }) => came === 'done')
  const shy = everything.filter((does) => !granted.some((one) => one.does === does))
  const apart = await settleAll(app)
  const [faultsOfAll, failures] = [await findFaults(app.world.db), app.failures.filter((line) => !isOfBank(line))]
  return [
    {
      claim: 'The books are right, whatever is done',
      tried: `${figure(done.length)} steps in ${figure(checks * size.checkedAfter)} lives of ${size.long}, many two at once; \`check:money\` ${figure(checks)} times`,
      found: `${faults.length + faultsOfAll.length} faults ${faults[0] ?? ''}`.trim(),
      holds: faults.length === 0 && faultsOfAll.length === 0,
    },
    {
      claim: 'Each step is done often',
      tried: everything.join(', '),
      found: shy.length > 0 ? `never done: ${shy.join(', ')}` : tallied(granted.map(({ does }) => does)),
      holds: shy.length === 0,
    },
    {
      claim: 'When all news have come, the shop knows of every payment what the bank knows',
      tried: `${figure(apart.payments)} payments`,
      found: `${apart.apart} told otherwise`,
      holds: apart.apart === 0 && apart.payments > 0,
    },
    {
      claim: 'The server has met no error',
      tried: 'its log',
      found: `${failures.length} lines ${failures[0] ?? ''}`.trim(),
      holds: failures.length === 0,
    },
  ]
}

/** A refund of which a bank was faster with a part is told as an error, for somebody to look at. */
const isOfBank = (line: string) => line.includes('"msg":"refund not made"')

/** Brings the news of all payments once more, and counts those of which shop and bank then tell different amounts. */
async function settleAll(app: LocalApp): Promise<{ payments: number; apart: number }> {
  const { db } = app.world
  for (let round = 0; round < 20; round++) await sendRefunds(app.world)
  for (const payment of await listBankPayments(db)) await bringNews(app, payment)
  const payments = await listBankPayments(db)
  return { payments: payments.length, apart: payments.filter(({ isSame }) => !isSame).length }
}

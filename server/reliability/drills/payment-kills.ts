import { findFaults } from '../../../db/testing/faults.ts'
import { brokenInvariants } from '../../../db/testing/money/invariants.ts'
import { findApart } from '../../../db/testing/payments/apart.ts'
import type { Drill, Finding } from '../drill.ts'
import { bringTo, type Cut, untilAsked } from '../testing/payment-kills/cut.ts'
import { endOf } from '../testing/payment-kills/end.ts'
import { doRounds, furnish, openShop, type Shop } from '../testing/payment-kills/shop.ts'
import type { Way } from '../testing/payment-kills/way.ts'
import { buying } from '../testing/payment-kills/ways/buying.ts'
import { goingBack } from '../testing/payment-kills/ways/going-back.ts'
import { signing } from '../testing/payment-kills/ways/signing.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome } from '../testing/servers/server.ts'
import { figure, tallied } from '../testing/tally.ts'

interface PaymentKillsSize {
  /** At which of its steps each kill cuts off each way; null for one after the other, until no way has any more. */
  steps: readonly (readonly number[])[] | null
}

const ways = [...buying, ...goingBack, signing]

export const drill: Drill<PaymentKillsSize> = {
  title: 'Killed at every step between the one who takes the money and the ledger',
  small: { steps: [[1, 3, 5]] },
  full: { steps: null },
  run,
}

/** What was found wrong, in words. */
interface Wrong {
  byItself: string[]
  inTheEnd: string[]
}

async function run({ steps }: PaymentKillsSize): Promise<Finding[]> {
  await using home = openHome()
  await furnish(home.path)
  const [cuts, wrong, said]: [Cut[], Wrong, (() => string)[]] = [[], { byItself: [], inTheEnd: [] }, []]
  let [ahead, killed, port]: [number, number, number | undefined] = [0, 0, undefined]
  let left: readonly Way[] = ways
  let last: Cut[] = []
  for (;;) {
    const shop = await openShop(home.path, { ahead, port })
    const pass = async () => {
      ahead += untilAsked
      await shop.setAhead(ahead)
    }
    port = shop.port
    said.push(shop.said)
    if (last.length > 0) await heal(shop, last, { wrong, pass })
    const now = steps ? steps[killed] : left.length > 0 ? [killed] : undefined
    if (!now) {
      const books = await rightBooks({ ...shop, said: () => said.map((say) => say()).join('') })
      await shop.end('SIGTERM')
      return [...judge(cuts, wrong, killed), ...(steps ? [] : [atEveryStep(cuts)]), books]
    }
    last = await bringTo(shop, { ways: left, steps: now, pass })
    cuts.push(...last)
    if (!steps) left = left.filter(({ name }) => last.some(({ way, isCut }) => way === name && isCut))
    await shop.end('SIGKILL')
    killed++
  }
}

/**
 * Runs one round and notes what it has not repaired. Then everybody goes on, and after another round their results are
 * checked.
 */
async function heal(
  shop: Shop,
  cuts: readonly Cut[],
  { wrong, pass }: { wrong: Wrong; pass(): Promise<void> },
): Promise<void> {
  const { db } = shop.database
  const note = (words: string[], { way, step, isCut }: Cut, found: string) =>
    words.push(`${way}, ${isCut ? `cut off at step ${step}` : 'done'}: ${found}`)
  for (const { meanwhile } of cuts) await meanwhile?.(shop)
  await pass()
  await doRounds(shop)
  for (const cut of cuts) {
    const end = cut.goOn ? cut.right : await endOf(shop, cut.orderId)
    for (const apart of await findApart(db, cut.person.id)) note(wrong.byItself, cut, apart)
    if (end !== cut.right) note(wrong.byItself, cut, end)
  }
  wrong.byItself.push(...[...(await findFaults(db)), ...(await brokenInvariants(db))].map(({ fault }) => fault))
  for (const { goOn } of cuts) await goOn?.(shop)
  await pass()
  await doRounds(shop)
  for (const cut of cuts) {
    const end = await endOf(shop, cut.orderId)
    for (const apart of await findApart(db, cut.person.id)) note(wrong.inTheEnd, cut, apart)
    if (end !== cut.right) note(wrong.inTheEnd, cut, end)
  }
}

function judge(cuts: readonly Cut[], { byItself, inTheEnd }: Wrong, kills: number): Finding[] {
  const cut = cuts.filter(({ isCut }) => isCut)
  return [
    {
      claim:
        'What was cut off is right within one round: shop and bank know the same, all is booked, sent and revoked once',
      tried: `${figure(cut.length)} works cut off by ${kills} kills of the server: ${tallied(cut.map(({ way }) => way))}`,
      found: told(byItself),
      holds: byItself.length === 0 && ways.every(({ name }) => cut.some(({ way }) => way === name)),
    },
    {
      claim: 'Whoever then presses again comes to where nobody was cut off: credits, entries, receipts, refunds, mails',
      tried: `${figure(cuts.length)} orders`,
      found: told(inTheEnd),
      holds: inTheEnd.length === 0,
    },
  ]
}

const told = (wrong: readonly string[]) => `${wrong.length} wrong ${wrong.slice(0, 5).join('; ')}`.trim()

/** Behind its last step a way was not cut off: so many steps it has. */
function atEveryStep(cuts: readonly Cut[]): Finding {
  const [cut, done] = [cuts.filter(({ isCut }) => isCut), cuts.filter(({ isCut }) => !isCut)]
  const missed = done.flatMap(({ way, step }) =>
    Array.from({ length: step }, (_, n) => n).filter((n) => !cut.some((one) => one.way === way && one.step === n)),
  )
  return {
    claim: 'Each way was cut off at every step that it has',
    tried: done.map(({ way, step }) => `${way}: ${step}`).join(', '),
    found: `${missed.length} steps left out; behind its last one each of ${done.length} ways came to its end`,
    holds: missed.length === 0 && done.length === ways.length,
  }
}

import { balancesAfterMessages } from '../../../db/testing/from-outside.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, insist, type Person, refusalOf } from '../testing/clients/people.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure, tallied } from '../testing/tally.ts'

interface Size {
  sends: number
  credits: number
  recipients: number
}

export const drill: Drill<Size> = {
  title: 'One wallet, and more messages at once than it can pay',
  small: { sends: 300, credits: 150, recipients: 10 },
  full: { sends: 10_000, credits: 5_000, recipients: 100 },
  async run(size) {
    await using home = openHome()
    const server = await startServer(home.path, { isWide: true })
    const ada = await aPerson(server, { credits: size.credits, premiumSince: new Date() })
    const others = await Promise.all(Array.from({ length: size.recipients }, () => aPerson(server)))
    const { outcomes, setbacks } = await sendAtOnce(server, { ada, others, sends: size.sends })
    const findings = await judge(server, { ada, size, outcomes, setbacks })
    await server.end('SIGTERM')
    return findings
  },
}

interface Crowd {
  ada: Person
  others: Person[]
  sends: number
}

/** All are under way at once: in requests of 50, because no client keeps thousands of connections open. */
async function sendAtOnce({ url }: RunningServer, { ada, others, sends }: Crowd) {
  const { chat } = clientOf(url, ada.cookie)
  let setbacks = 0
  const sendOne = async (n: number): Promise<string> => {
    const memberId = others[n % others.length]?.id ?? ''
    const draft = { memberId, clientId: Bun.randomUUIDv7(), body: `Bericht ${n}` }
    const sending = insist(() => chat.send.mutate(draft), { onSetback: () => setbacks++, patience: 2_000 })
    return (await refusalOf(sending)) ?? 'sent'
  }
  const outcomes = await Promise.all(Array.from({ length: sends }, (_, n) => sendOne(n)))
  return { outcomes, setbacks }
}

interface Aftermath {
  ada: Person
  size: Size
  outcomes: string[]
  setbacks: number
}

async function judge(server: RunningServer, aftermath: Aftermath): Promise<Finding[]> {
  const {
    url,
    database: { db },
  } = server
  const { ada, size, outcomes, setbacks } = aftermath
  const { sends, credits, recipients } = size
  const refused = sends - credits
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  const me = await clientOf(url, ada.cookie).session.me.query()
  const balances = (await balancesAfterMessages(db, ada.id)).toSorted((a, b) => a - b)
  return [
    {
      claim: 'As many messages are sent as are paid for',
      tried: `${figure(sends)} sends at once on ${figure(credits)} credits, to ${recipients} members`,
      found: `${tallied(outcomes)}; ${figure(setbacks)} told to try again later first`,
      holds: count('sent') === credits && count('insufficient_credits') === refused,
    },
    {
      claim: 'The balance goes down to zero by single credits, and never below',
      tried: 'the balance after every entry of the ledger',
      found: `${figure(balances.at(-1) ?? 0)} to ${balances[0]} in ${figure(balances.length)} entries, ${me?.credits} in the end`,
      holds: me?.credits === 0 && balances.length === credits && balances.every((balance, i) => balance === i),
    },
    await rightBooks(server),
  ]
}

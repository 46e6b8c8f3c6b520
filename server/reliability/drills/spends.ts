import sharp from 'sharp'
import type { Gift } from '../../../db/reference/gifts.ts'
import { listSpends } from '../../../db/testing/from-outside.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, insist, type Person, refusalOf } from '../testing/clients/people.ts'
import { sendPhoto } from '../testing/clients/photo.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure, tallied } from '../testing/tally.ts'

interface SpendsSize {
  spends: number
  credits: number
  connections: number
  recipients: number
}

export const drill: Drill<SpendsSize> = {
  title: 'One wallet, and more spends of every kind at once than it can pay',
  small: { spends: 150, credits: 75, connections: 16, recipients: 10 },
  full: { spends: 10_000, credits: 5_000, connections: 64, recipients: 100 },
  async run(size) {
    await using home = openHome()
    const server = await startServer(home.path, { isWide: true })
    const ada = await aPerson(server, { credits: size.credits, premiumSince: new Date() })
    const others = await Promise.all(Array.from({ length: size.recipients }, () => aPerson(server)))
    const { outcomes, setbacks } = await spendAtOnce(server, ada, others, size)
    const findings = await judge(server, { ada, size, outcomes, setbacks })
    await server.end('SIGTERM')
    return findings
  },
}

/** In credits, as a site has them that sets no prices of its own. */
const prices = { message: 1, photo: 2, kiss: 1, rose: 3, bouquet: 8 } as const
type SpendKind = keyof typeof prices
const turns: readonly SpendKind[] = [
  'message',
  'photo',
  'kiss',
  'message',
  'photo',
  'rose',
  'message',
  'photo',
  'bouquet',
]

interface SpendOutcome {
  kind: SpendKind
  /** `sent`, or what it was refused with. */
  answer: string
  /** What was left by the answer. */
  balance: number | undefined
}

/** Each connection asks for the next spend as soon as it has its answer, so that as many are always under way. */
async function spendAtOnce({ url }: RunningServer, ada: Person, others: Person[], { spends, connections }: SpendsSize) {
  const spend = await spendingOf(url, ada)
  const outcomes: SpendOutcome[] = []
  let [asked, setbacks] = [0, 0]
  const connection = async () => {
    for (let n = asked++; n < spends; n = asked++) {
      const kind = turns[n % turns.length] ?? 'message'
      const address = { memberId: others[n % others.length]?.id ?? '', clientId: crypto.randomUUID() }
      let balance: number | undefined
      const spending = insist(() => spend(kind, address), { onSetback: () => setbacks++, patience: 200 })
      const refusal = await refusalOf(spending.then((sent) => (balance = sent.balance)))
      outcomes.push({ kind, answer: refusal ?? 'sent', balance })
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { outcomes, setbacks }
}

interface Address {
  memberId: string
  clientId: string
}

async function spendingOf(url: string, { cookie }: Person) {
  const { chat } = clientOf(url, cookie)
  const make = sharp({ create: { width: 60, height: 60, channels: 3, background: '#38a868' } })
  const photo = new Uint8Array(await make.jpeg().toBuffer())
  return (kind: SpendKind, address: Address): Promise<{ balance: number }> => {
    if (kind === 'message') return chat.send.mutate({ ...address, body: 'Hoi' })
    if (kind === 'photo') return sendPhoto(url, cookie, { ...address, photo })
    return chat.give.mutate({ ...address, gift: kind satisfies Gift })
  }
}

interface SpendsOutcome {
  ada: Person
  size: SpendsSize
  outcomes: SpendOutcome[]
  setbacks: number
}

async function judge(server: RunningServer, { ada, size, outcomes, setbacks }: SpendsOutcome): Promise<Finding[]> {
  const { spends, credits, connections, recipients } = size
  const sent = outcomes.filter(({ answer }) => answer === 'sent')
  const refused = outcomes.filter(({ answer }) => answer === 'insufficient_credits')
  const worth = sent.reduce((sum, { kind }) => sum + prices[kind], 0)
  const me = await clientOf(server.url, ada.cookie).session.me.query()
  const booked = await listSpends(server.database.db, ada.id)
  const taken = booked.reduce((sum, { amount }) => sum + amount, 0)
  const told = sent.map(({ balance }) => balance).toSorted((a = 0, b = 0) => b - a)
  return [
    {
      claim: 'As much is spent as there is, to the last credit',
      tried: `${figure(spends)} messages, photos and gifts on ${figure(credits)} credits, over ${connections} connections, to ${recipients} members`,
      found: `${tallied(sent.map(({ kind }) => kind))}: ${figure(worth)} credits; ${figure(refused.length)} × insufficient_credits; ${me?.credits} left; ${figure(setbacks)} told to try again later first`,
      holds: worth === credits && me?.credits === 0 && sent.length + refused.length === spends,
    },
    {
      claim: 'Each is booked once, at its price, and was told what it left',
      tried: 'every entry of the ledger',
      found: `${figure(booked.length)} entries, ${figure(-taken)} credits, ${figure(booked.filter(({ left }, n) => left === told[n]).length)} as they were told`,
      holds:
        -taken === credits &&
        booked.length === sent.length &&
        booked.every(({ left }, n) => left === told[n]) &&
        tallied(booked.map(priceAndReason).toSorted()) === tallied(sent.map(asBooked).toSorted()),
    },
    await rightBooks(server),
  ]
}

const priceAndReason = ({ reason, amount }: { reason: string; amount: number }) => `${reason} for ${-amount}`

const asBooked = ({ kind }: SpendOutcome) =>
  `${kind === 'message' || kind === 'photo' ? kind : 'gift'} for ${prices[kind]}`

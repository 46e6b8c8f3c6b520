import { anId, type DemoPerson } from '../people/person.ts'
import { type DemoOrder, fillPurse } from '../purchases/plan.ts'
import { between, type Random } from '../random.ts'
import type { DemoChat, DemoMessage } from './chats.ts'

/** Defaults of the sites (server/settings.ts), in messages and credits. */
const freeMessages = 3
const messageCredits = 1

export interface DemoLedgerEntry {
  id: string
  memberId: string
  amount: number
  bought: number
  balanceAfter: number
  reason: 'demo_grant' | 'purchase' | 'withdrawal' | 'message'
  reference: string
  createdAt: Date
}

export interface Books {
  wallets: { memberId: string; balance: number; bought: number; freeMessages: number }[]
  entries: DemoLedgerEntry[]
  orders: DemoOrder[]
  paidWith: Map<DemoMessage, 'free' | 'credits' | 'none'>
}

/** Books every message as the product would have: free ones first, then credits out of what premium members bought. */
export function keepBooks(random: Random, people: readonly DemoPerson[], chats: readonly DemoChat[], now: Date): Books {
  const books: Books = { wallets: [], entries: [], orders: [], paidWith: new Map() }
  const said = chats.flatMap(({ id, messages }) => messages.map((message, i) => ({ message, place: `${id}:${i + 1}` })))
  const sent = Map.groupBy(said, ({ message }) => message.sender)
  for (const person of people) book(random, books, person, sent.get(person) ?? [], now)
  return books
}

/** A message, and by what the books know it. */
interface DemoMessageRef {
  message: DemoMessage
  place: string
}

function book(random: Random, books: Books, person: DemoPerson, sent: DemoMessageRef[], now: Date): void {
  const inOrder = sent.toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
  const free = person.fictional ? 0 : Math.min(freeMessages, inOrder.length)
  const paid = person.fictional ? [] : inOrder.slice(free)
  inOrder.forEach(({ message }, i) => {
    books.paidWith.set(message, person.fictional ? 'none' : i < free ? 'free' : 'credits')
  })

  const left = person.premiumSince ? (person.isDemoLogin ? 10 : between(random, 0, 60)) : 0
  const spentAt = paid.map(({ message }) => message.createdAt)
  const { orders, given } = fillPurse(random, person, spentAt, left, now)
  books.orders.push(...orders)

  let [balance, bought] = [0, 0]
  for (const { amount, ...change } of inTime(person, orders, given, paid)) {
    const gifts = balance - bought
    // Given ones are spent first (product §10.1).
    const share =
      change.reason === 'message' ? Math.min(0, gifts + amount) : change.reason === 'demo_grant' ? 0 : amount
    balance += amount
    bought += share
    books.entries.push({
      ...{ id: anId(random), memberId: person.id, amount, bought: share, balanceAfter: balance },
      ...change,
    })
  }
  const unused = person.fictional ? 0 : freeMessages - free
  books.wallets.push({ memberId: person.id, balance, bought, freeMessages: unused })
}

type WalletChange = Pick<DemoLedgerEntry, 'amount' | 'reason' | 'reference' | 'createdAt'>

/** All that changes somebody's credits, in the order in which it does. */
function inTime(
  person: DemoPerson,
  orders: readonly DemoOrder[],
  given: number,
  paid: readonly DemoMessageRef[],
): WalletChange[] {
  const changes: WalletChange[] = orders.flatMap(({ id: reference, tier: { credits }, paidAt, withdrawnAt }) => [
    ...(paidAt ? [{ amount: credits, reason: 'purchase' as const, reference, createdAt: paidAt }] : []),
    ...(withdrawnAt ? [{ amount: -credits, reason: 'withdrawal' as const, reference, createdAt: withdrawnAt }] : []),
  ])
  if (given > 0) {
    const createdAt = person.premiumSince ? new Date(person.premiumSince.getTime() + 1) : person.createdAt
    changes.push({ amount: given, reason: 'demo_grant', reference: 'demo', createdAt })
  }
  for (const { message, place: reference } of paid) {
    changes.push({ amount: -messageCredits, reason: 'message', reference, createdAt: message.createdAt })
  }
  return changes.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

import { anId, type Person } from '../people/person.ts'
import { between, type Random } from '../random.ts'
import type { DemoChat, DemoMessage } from './chats.ts'

/** Defaults of the sites (server/settings.ts), in messages and credits. */
const freeMessages = 3
const messageCredits = 1

export interface Entry {
  id: string
  memberId: string
  amount: number
  balanceAfter: number
  reason: 'demo_grant' | 'message'
  reference: string
  createdAt: Date
}

export interface Books {
  wallets: { memberId: string; balance: number; freeMessages: number }[]
  entries: Entry[]
  paidWith: Map<DemoMessage, 'free' | 'credits' | 'none'>
}

/** Books every message as the product would have: free ones first, then credits out of what premium members bought. */
export function keepBooks(random: Random, people: readonly Person[], chats: readonly DemoChat[]): Books {
  const books: Books = { wallets: [], entries: [], paidWith: new Map() }
  const said = chats.flatMap(({ id, messages }) => messages.map((message, i) => ({ message, place: `${id}:${i + 1}` })))
  const sent = Map.groupBy(said, ({ message }) => message.sender)
  for (const person of people) book(random, books, person, sent.get(person) ?? [])
  return books
}

/** A message, and by what the books know it. */
interface Said {
  message: DemoMessage
  place: string
}

function book(random: Random, books: Books, person: Person, sent: Said[]): void {
  const inOrder = sent.toSorted((a, b) => a.message.createdAt.getTime() - b.message.createdAt.getTime())
  const free = person.fictional ? 0 : Math.min(freeMessages, inOrder.length)
  const paid = person.fictional ? [] : inOrder.slice(free)
  inOrder.forEach(({ message }, i) => {
    books.paidWith.set(message, person.fictional ? 'none' : i < free ? 'free' : 'credits')
  })

  const left = person.premiumSince ? (person.isDemoLogin ? 10 : between(random, 0, 60)) : 0
  let balance = paid.length * messageCredits + left
  if (balance > 0) {
    const createdAt = person.premiumSince ?? person.createdAt
    books.entries.push(entry(random, person, balance, balance, 'demo_grant', 'demo', createdAt))
  }
  for (const { message, place } of paid) {
    balance -= messageCredits
    books.entries.push(entry(random, person, -messageCredits, balance, 'message', place, message.createdAt))
  }
  books.wallets.push({ memberId: person.id, balance, freeMessages: person.fictional ? 0 : freeMessages - free })
}

function entry(
  random: Random,
  person: Person,
  amount: number,
  balanceAfter: number,
  reason: Entry['reason'],
  reference: string,
  createdAt: Date,
): Entry {
  return { id: anId(random), memberId: person.id, amount, balanceAfter, reason, reference, createdAt }
}

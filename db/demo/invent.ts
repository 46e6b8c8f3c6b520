import type {
  conversations,
  ledgerEntries,
  likes,
  members,
  messages,
  participants,
  photos,
  profiles,
  wallets,
} from '../schema/index.ts'
import type { DemoChat } from './meetings/chats.ts'
import { inventChats } from './meetings/conversations.ts'
import { noLikesYet, spreadLikes } from './meetings/likes.ts'
import { keepBooks } from './meetings/wallets.ts'
import { aboutWriter } from './people/about.ts'
import { latest } from './people/person.ts'
import { inventPeople } from './people/population.ts'
import { purchaseRows } from './purchases/index.ts'
import type { OriginOf } from './purchases/rows.ts'
import { randomFrom } from './random.ts'
import { conversationRow, messageRows, participantRows } from './rows/chats.ts'
import { memberRow, photoRows, profileRow } from './rows/members.ts'

/** Everything the demo puts into the database, in the order in which it can go in. */
export interface DemoRows extends ReturnType<typeof purchaseRows> {
  members: (typeof members.$inferInsert)[]
  profiles: (typeof profiles.$inferInsert)[]
  photos: (typeof photos.$inferInsert)[]
  wallets: (typeof wallets.$inferInsert)[]
  ledgerEntries: (typeof ledgerEntries.$inferInsert)[]
  likes: (typeof likes.$inferInsert)[]
  conversations: (typeof conversations.$inferInsert)[]
  participants: (typeof participants.$inferInsert)[]
  messages: (typeof messages.$inferInsert)[]
}

const SEED = 1892

/** Makes up everybody and what they have done until `now`; for the same moment always the same. */
export function inventDemo(now: Date, passwordHash: string, originOf: OriginOf): DemoRows {
  const random = randomFrom(SEED)
  const people = inventPeople(random, now)
  const likes = noLikesYet(random, now)
  const chats = inventChats(random, people, likes, now)
  recordActivity(chats)
  spreadLikes(random, people, likes)
  const books = keepBooks(random, people, chats, now)
  const write = aboutWriter(random)

  return {
    members: people.map((person) => memberRow(person, passwordHash)),
    profiles: people.map((person) => profileRow(random, person, write, now)),
    photos: people.flatMap((person) => photoRows(random, person, now)),
    wallets: books.wallets,
    ledgerEntries: books.entries,
    likes: likes.all().map(({ from, to, createdAt, seenAt }) => ({ fromId: from.id, toId: to.id, createdAt, seenAt })),
    conversations: chats.map(conversationRow),
    participants: chats.flatMap(participantRows),
    messages: chats.flatMap((chat) => messageRows(chat, books)),
    ...purchaseRows(random, books.orders, now, originOf),
  }
}

/** Who wrote was there. */
function recordActivity(chats: readonly DemoChat[]): void {
  for (const { sender, createdAt } of chats.flatMap(({ messages }) => messages)) {
    sender.lastActiveAt = latest(sender.lastActiveAt, createdAt)
  }
}

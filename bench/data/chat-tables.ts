import { idOf } from './chance.ts'
import { inventConversations } from './meetings.ts'
import { kinds, type Person, type Size } from './people.ts'
import { at, type Row, type Table } from './tables.ts'
import { type Talk, talkOf } from './talks.ts'

export function chatTables({ seed, members }: Size, people: readonly Person[]): Record<string, Table> {
  const id = (n: number) => people[n]?.id ?? ''
  const perTalk = (toRows: (talk: Talk) => Row[]): Table =>
    function* () {
      let n = 0
      for (const pair of inventConversations(seed, members)) yield* toRows(talkOf(seed, n++, pair, members))
    }
  return {
    conversations: perTalk(({ id: talkId, low, high, startedBy, createdAt, messages }) => {
      const [lowId, highId] = [id(low), id(high)].toSorted() as [string, string]
      const pair = { id: talkId, low_id: lowId, high_id: highId, started_by: id(startedBy) }
      return [{ ...pair, last_seq: messages.length, created_at: at(createdAt) }]
    }),
    participants: perTalk(({ id: talkId, sides }) =>
      sides.map(({ member, other, unread, readSeq, deletedSeq, listedAt }) => ({
        ...{ conversation_id: talkId, member_id: id(member), other_id: id(other) },
        ...{ unread, read_seq: readSeq, deleted_seq: deletedSeq, listed_at: listedAt && at(listedAt) },
      })),
    ),
    messages: perTalk(({ id: talkId, n, messages }) =>
      messages.map(({ seq, sender, body, createdAt }) => ({
        ...{ conversation_id: talkId, seq, sender_id: id(sender) },
        client_id: idOf(kinds.message, n * 20_000 + seq),
        ...{ body, paid_with: 'none', cost: 0, created_at: at(createdAt) },
      })),
    ),
  }
}

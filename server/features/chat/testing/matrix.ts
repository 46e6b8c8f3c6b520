import {
  conversations,
  get,
  inConversation,
  memberId,
  members,
  someMembers,
} from '../../../contract/testing/access/objects.ts'
import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import type { Question } from '../../../testing/php.ts'
import { messagePhotoVariants } from '../../photos/kinds.ts'
import { variantKey } from '../../photos/stored.ts'

const deletion = (id: string): Question => ({ method: 'DELETE', path: `/api/chat.php?conversation=${id}` })

export const matrix: Matrix = {
  ungranted: { 'chat.unsend': 'a message is taken back only in the first minutes, and theirs are old' },
  procedures: {
    'chat.list': () => ({ '': {} }),
    'chat.open': inConversation(),
    'chat.with': memberId,
    'chat.history': inConversation({ beforeSeq: 3 }),
    'chat.markRead': inConversation({ seq: 3 }),
    'chat.markDelivered': conversations((conversationId) => ({ receipts: [{ conversationId, seq: 3 }] })),
    'chat.send': members((memberId) => ({ memberId, clientId: Bun.randomUUIDv7(), body: 'Hoi' })),
    'chat.give': members((memberId) => ({ memberId, clientId: Bun.randomUUIDv7(), gift: 'rose' })),
    'chat.unsend': inConversation({ seq: 1 }),
    'chat.react': inConversation({ seq: 1, reaction: 'heart' }),
    'chat.delete': inConversation(),
    'chat.typing': memberId,
  },
  php: {
    'GET /api/chats.php': get('/api/chats.php'),
    'DELETE /api/chat.php': ({ conversations, others }) => ({
      'one’s own with Dirk': deletion(conversations.dirk),
      'one’s own with somebody banned': deletion(conversations.banned),
      'that of two others': deletion(others.conversationOfTwoOthers),
      'that is not there': deletion(missing),
    }),
  },
  web: {
    '/chat-photos/:conversation/:seq/:file': async ({ conversations, photoIn, storage }) => {
      const at = (conversation: string, file = 'full.webp', seq = 1) => ({
        path: `/chat-photos/${conversation}/${seq}/${file}`,
      })
      for (const id of Object.values(conversations)) {
        const key = await photoIn(id)
        for (const variant of messagePhotoVariants) await storage.put(variantKey(key, variant), 'webp')
      }
      return {
        'one’s own with Dirk': at(conversations.dirk),
        'another message of it': at(conversations.dirk, 'full.webp', 2),
        'a file that is not shown': at(conversations.dirk, 'original'),
        'that of two others': at(conversations.ofTwoOthers),
        'that is not there': at(missing),
      }
    },
    '/chat-photos': async () => {
      const sent = (query: string): Question => ({
        ...{ method: 'POST', path: `/chat-photos?${query}`, body: 'no photo' },
        headers: { 'content-length': '8', 'content-type': 'image/jpeg' },
      })
      return {
        'to nobody': sent(`memberId=${missing}&clientId=${crypto.randomUUID()}`),
        'without an id': sent(''),
      }
    },
  },
  pages: {
    '/chats/$id': ({ conversations, others }) => ({
      'one’s own with Dirk': conversations.dirk,
      'one’s own with somebody banned': conversations.banned,
      'that of two others': others.conversationOfTwoOthers,
      'that is not there': missing,
    }),
    '/members/$id/chat': someMembers,
  },
  changes: {
    'chat.send': {
      does: async ({ ada, ben, as }) => {
        const clientId = Bun.randomUUIDv7()
        await (await as(ada)).chat.send({ memberId: ben.id, clientId, body: 'Hoi' })
      },
      seenBy: { ada: ['transactions'], ben: ['chats'] },
    },
    'chat.give': {
      does: async ({ ada, ben, as }) => {
        await (await as(ada)).chat.give({ memberId: ben.id, clientId: Bun.randomUUIDv7(), gift: 'rose' })
      },
      seenBy: { ada: ['transactions'], ben: ['chats'] },
    },
    'chat.unsend': {
      does: async ({ ada, ben, withBen, as }) => {
        const { chat } = await as(ada)
        const { message } = await chat.send({ memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
        await chat.unsend({ conversationId: withBen, seq: message.seq })
      },
      seenBy: { ada: ['transactions'], ben: ['chats'] },
    },
    'chat.react': {
      does: async ({ ada, withBen, as }) =>
        (await as(ada)).chat.react({ conversationId: withBen, seq: 1, reaction: 'heart' }),
      seenBy: { ada: [], ben: [] },
    },
    'chat.markRead': {
      does: async ({ ada, withBen, as }) => (await as(ada)).chat.markRead({ conversationId: withBen, seq: 1 }),
      seenBy: { ada: [], ben: [] },
    },
    'chat.markDelivered': {
      does: async ({ ada, withBen, as }) =>
        (await as(ada)).chat.markDelivered({ receipts: [{ conversationId: withBen, seq: 1 }] }),
      seenBy: { ada: [], ben: [] },
    },
    'chat.delete': {
      does: async ({ ada, withBen, as }) => (await as(ada)).chat.delete({ conversationId: withBen }),
      seenBy: { ada: [], ben: [] },
    },
    'chat.typing': { unseen: 'it is shown for a moment to who looks now, and is no state' },
    'DELETE /api/chat.php': {
      does: ({ ada, withBen, ask }) =>
        ask({ method: 'DELETE', path: `/api/chat.php?conversation=${withBen}`, as: ada }),
      seenBy: { ada: [], ben: [] },
    },
  },
  limits: {
    'chat.send': { seconds: 60, member: 60 },
    'chat.give': { seconds: 60, member: 60 },
    'chat.unsend': { seconds: 60, member: 60 },
    'chat.react': { seconds: 60, member: 60 },
    'chat.typing': { seconds: 60, member: 40 },
    'chat.markDelivered': { seconds: 60, member: 120 },
  },
  lasting: { 'chat.delete': 'takes away', 'DELETE /api/chat.php': 'takes away' },
}

import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { retryDelay } from '../../../lib/retry.ts'
import type { QueryContext, RouterContext } from '../../../lib/router-context.ts'
import { leaveWhenLoggedOut } from '../../../lib/session/session-end.ts'
import { showWallet } from '../../../lib/session/wallet.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { changeConversation } from '../cache/change-conversation.ts'
import { withMessage } from '../cache/conversation-numbering.ts'
import { draftKey, returnToDraft } from '../composer/drafts.ts'
import { localPhotos } from '../photos/local-photos.ts'
import { keepUnsent, readKept } from './kept.ts'
import { isText, type Outgoing } from './outbox.ts'
import { createSender, type OutboxSender } from './sender.ts'

/** What the composer says by itself, from `writing`. */
const saidByComposer: readonly unknown[] = [
  'not_confirmed',
  'recipient_not_confirmed',
  'conversation_limit',
  'insufficient_credits',
]

let current: { myId: string; sender: OutboxSender } | undefined

/** The one sender of this tab: it goes on while other screens are looked at. Only for the browser. */
export function senderOf(myId: string, context: RouterContext): OutboxSender {
  if (current?.myId !== myId) current = { myId, sender: createMemberSender(myId, context) }
  return current.sender
}

/** One of the member's own messages has come back as an event: it is on its way no longer. */
export function settleArrived({ senderId, clientId }: { senderId: string; clientId: string }): void {
  if (current?.myId === senderId) current.sender.settle([clientId])
}

function createMemberSender(myId: string, context: RouterContext): OutboxSender {
  const { api, queryClient, trpc } = context
  const sender = createSender({
    send: (message) => hand(message, myId, api),
    delay: retryDelay,
    hasLine: () => navigator.onLine,
    restore: () => readKept(myId),
    keep: (outbox, gone) => {
      keepUnsent(myId, outbox, gone)
      const photos = gone.filter((clientId) => localPhotos.get()[clientId])
      if (photos.length > 0) void outgoingPhotos().then(({ settleOutgoing }) => photos.forEach(settleOutgoing))
    },
    onSent: ({ memberId }, receipt) => showReceipt(context, { myId, memberId }, receipt),
    // The composer speaks of texts alone.
    saysWhy: (message, error) => isText(message) && saidByComposer.includes(refusalIn(error)?.code),
    onReturned: (memberId, texts) => {
      if (texts.length > 0) returnToDraft(draftKey(myId, memberId), texts)
      // Something about writing to them is not as the screen thought.
      void queryClient.invalidateQueries(trpc.chat.open.queryFilter())
      void queryClient.invalidateQueries(trpc.chat.with.queryFilter({ memberId }))
    },
    onLoggedOut: (error) => leaveWhenLoggedOut(error, context),
  })
  window.addEventListener('online', sender.hurry)
  window.addEventListener('storage', () => settleWhatIsGone(sender, myId))
  return sender
}

const outgoingPhotos = () => loadPatiently(() => import('../photos/later.ts'))

async function hand(message: Outgoing, myId: string, api: RouterContext['api']): Promise<Outputs['chat']['send']> {
  const { memberId, clientId, body, content, replyTo } = message
  switch (content?.kind) {
    case 'gift':
      return api.chat.give.mutate({ memberId, clientId, gift: content.gift })
    case 'photo':
      return (await outgoingPhotos()).sendOutgoing(message, myId)
    default:
      return api.chat.send.mutate({ memberId, clientId, body, replyTo: replyTo?.seq })
  }
}

/** Another tab has sent, or put away, what this one holds too. */
function settleWhatIsGone(sender: OutboxSender, myId: string): void {
  const kept = new Set(readKept(myId).map(({ clientId }) => clientId))
  const gone = sender.outbox.get().filter(({ clientId, state }) => state !== 'refused' && !kept.has(clientId))
  sender.settle(gone.map(({ clientId }) => clientId))
}

/** Shows the server's response, in case the live stream has not sent the message yet. */
function showReceipt(
  context: QueryContext,
  { myId, memberId }: { myId: string; memberId: string },
  { conversationId, message, ...wallet }: Outputs['chat']['send'],
): void {
  changeConversation(context, { conversationId, memberId }, (view) => {
    const next = withMessage(view, message, myId)
    return next === 'stale' ? view : next
  })
  showWallet(context, wallet)
}

import type { LiveScene } from './live-scene.ts'

/** What a browser keeps, in heaps. */
export type Heap = 'me' | 'chats' | 'talks' | 'likes' | 'profiles' | 'search' | 'blocked'

type Name = 'ada' | 'ben' | 'dirk' | 'nina'

/**
 * A change that others see, or the member's own other screens: `does` it. By whose browser, `seenBy` names what the
 * events about it cannot bring up to date, so that it is asked for. Or the reason why nobody sees it.
 */
export type ChangeRow =
  | { does: (scene: LiveScene) => Promise<unknown>; seenBy: Partial<Record<Name, Heap[]>> }
  | { unseen: string }

const ownBrowser = 'it is about this browser alone, and the page is loaded anew'
const readsOnly = 'it only reads'
const nobodyYet = 'who has just signed up stands on nobody’s screen before the address is confirmed'

const everything: Heap[] = ['me', 'chats', 'talks', 'likes', 'profiles', 'search', 'blocked']

/** Every mutation, every writing path of old clients, and every link in a mail. */
export const changes: Record<string, ChangeRow> = {
  'chat.send': {
    does: async ({ ada, ben, as }) => {
      const clientId = Bun.randomUUIDv7()
      await (await as(ada)).chat.send({ memberId: ben.id, clientId, body: 'Hoi' })
    },
    seenBy: { ada: [], ben: ['chats'] },
  },
  'chat.markRead': {
    does: async ({ ada, withBen, as }) => (await as(ada)).chat.markRead({ conversationId: withBen, seq: 1 }),
    seenBy: { ada: [], ben: [] },
  },
  'chat.delete': {
    does: async ({ ada, withBen, as }) => (await as(ada)).chat.delete({ conversationId: withBen }),
    seenBy: { ada: [], ben: [] },
  },
  'chat.typing': { unseen: 'it is shown for a moment to who looks now, and is no state' },
  'likes.like': {
    does: async ({ ada, ben, as }) => (await as(ada)).likes.like({ memberId: ben.id }),
    seenBy: { ada: ['likes', 'profiles'], ben: ['likes', 'profiles'] },
  },
  'likes.unlike': {
    does: async ({ ada, cleo, as }) => (await as(ada)).likes.unlike({ memberId: cleo.id }),
    seenBy: { ada: ['likes', 'profiles'], ben: [] },
  },
  'likes.markSeen': {
    does: async ({ ada, ben, as }) => (await as(ada)).likes.markSeen({ memberId: ben.id }),
    seenBy: { ada: ['likes', 'profiles'], ben: [] },
  },
  'blocks.block': {
    does: async ({ ada, ben, as }) => (await as(ada)).blocks.block({ memberId: ben.id }),
    seenBy: {
      ada: ['talks', 'likes', 'profiles', 'search', 'blocked'],
      ben: ['talks', 'likes', 'profiles', 'search', 'blocked'],
    },
  },
  'blocks.unblock': {
    does: async ({ ada, dirk, as }) => (await as(ada)).blocks.unblock({ memberId: dirk.id }),
    seenBy: { ada: everything, dirk: everything },
  },

  'accounts.setLocale': { unseen: 'a page keeps the language that it was loaded in' },
  'accounts.logIn': { unseen: ownBrowser },
  'accounts.logInAsDemo': { unseen: ownBrowser },
  'accounts.logOut': { unseen: ownBrowser },
  'accounts.requestReactivation': { unseen: 'it sends a mail' },
  'accounts.requestLoginLink': { unseen: 'it sends a mail' },
  'accounts.resendActivationMail': { unseen: 'it sends a mail; the page that waits for it looks every 5 seconds' },
  'accounts.checkEmail': { unseen: readsOnly },
  'accounts.checkName': { unseen: readsOnly },
  'accounts.checkStep': { unseen: readsOnly },
  'accounts.signUp': { unseen: nobodyYet },
  'accounts.changeUnconfirmedEmail': {
    unseen: 'the address is shown only by the page that waits for the confirmation, which looks every 5 seconds',
  },

  'DELETE /api/chat.php': {
    does: ({ ada, withBen, ask }) => ask({ method: 'DELETE', path: `/api/chat.php?conversation=${withBen}`, as: ada }),
    seenBy: { ada: [], ben: [] },
  },
  'GET /api/auto-like.php': { unseen: 'that a like was shown large is on no screen' },
  'POST /api/user.php': { unseen: ownBrowser },
  'PUT /api/user.php': { unseen: 'a page keeps the language that it was loaded in' },
  'GET /api/logout.php': { unseen: ownBrowser },
  'POST /api/page-hidden.php': { unseen: 'nobody is told when others come and go: it is asked with each page' },
  'POST /api/signup.php': { unseen: nobodyYet },

  // To others she is somebody new, whom a search finds when it is asked again.
  'GET /activate': { does: async ({ confirm }) => confirm(), seenBy: { nina: ['me', 'talks', 'profiles', 'search'] } },
  'POST /reactivate': { does: async ({ bringBack }) => bringBack(), seenBy: { ada: everything, ben: everything } },
}

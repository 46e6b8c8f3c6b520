import { aForm } from '../../../features/accounts/testing/forms.ts'
import { password } from '../../../features/accounts/testing/password.ts'
import { sealPosition } from '../../../features/members/cursor.ts'
import { testSecret } from '../../../testing/secret.ts'
import { missing, type Scene } from './scene.ts'

/** What is put into a procedure, by the name of the object that it is about. */
type Objects = (scene: Scene) => Record<string, unknown>

const furtherPage = sealPosition(testSecret, { slot: 200_000, key: 1, memberId: missing })

const noObject: Objects = () => ({ '': undefined })

const members: (input: (id: string) => unknown) => Objects =
  (input) =>
  ({ me, others }) => ({
    ...(me ? { oneself: input(me.id) } : {}),
    Dirk: input(others.dirk.id),
    'a stranger': input(others.stranger.id),
    'somebody invisible': input(others.invisible.id),
    'somebody invisible whom one talks with': input(others.invisibleFriend.id),
    'somebody unconfirmed': input(others.unconfirmed.id),
    'somebody banned': input(others.banned.id),
    'somebody leaving': input(others.leaving.id),
    'somebody of another site': input(others.elsewhere.id),
    nobody: input(missing),
  })

const conversations: (input: (conversationId: string) => unknown) => Objects =
  (input) =>
  ({ conversations, others }) => ({
    'one’s own with Dirk': input(conversations.dirk),
    'one’s own with somebody invisible': input(conversations.invisibleFriend),
    'one’s own with somebody banned': input(conversations.banned),
    'one’s own with somebody leaving': input(conversations.leaving),
    'that of two others': input(others.conversationOfTwoOthers),
    'that is not there': input(missing),
  })

const addresses: (input: (email: string) => unknown) => Objects =
  (input) =>
  ({ me, others, freeEmail }) => ({
    ...(me ? { 'one’s own': input(me.email) } : {}),
    'Dirk’s': input(others.dirk.email),
    'that of somebody unconfirmed': input(others.unconfirmed.email),
    'that of somebody banned': input(others.banned.email),
    'that of somebody leaving': input(others.leaving.email),
    'that of somebody of another site': input(others.elsewhere.email),
    free: input(freeEmail),
  })

const memberId = members((memberId) => ({ memberId }))
const inConversation = (more: object = {}) => conversations((conversationId) => ({ conversationId, ...more }))
const withEmail = addresses((email) => ({ email }))

/** Every procedure. A new one without a row here fails the test. */
export const procedureObjects: Record<string, Objects> = {
  'accounts.me': noObject,
  'accounts.setLocale': () => ({ '': { locale: 'en' } }),
  'accounts.logIn': (scene) => ({
    ...addresses((email) => ({ email, password }))(scene),
    'Dirk’s, with another password': { email: scene.others.dirk.email, password: 'niet het goede' },
  }),
  'accounts.demoLogins': noObject,
  'accounts.logInAsDemo': () => ({ '': { kind: 'premium' } }),
  'accounts.logOut': noObject,
  'accounts.unsentKey': () => ({ '': { day: new Date().toISOString().slice(0, 10) } }),
  'accounts.requestReactivation': withEmail,
  'accounts.requestLoginLink': withEmail,
  'accounts.checkEmail': withEmail,
  'accounts.checkName': ({ freeEmail }) => ({ '': { name: 'Ada', email: freeEmail } }),
  'accounts.checkStep': withEmail,
  'accounts.signUp': addresses((email) => ({ form: aForm({ email, password }), tracking: {} })),
  'accounts.activation': noObject,
  'accounts.resendActivationMail': noObject,
  'accounts.changeUnconfirmedEmail': withEmail,
  'blocks.block': memberId,
  'blocks.unblock': memberId,
  'blocks.list': () => ({ '': {} }),
  'chat.list': () => ({ '': {} }),
  'chat.open': inConversation(),
  'chat.with': memberId,
  'chat.history': inConversation({ beforeSeq: 3 }),
  'chat.markRead': inConversation({ seq: 3 }),
  'chat.send': members((memberId) => ({ memberId, clientId: Bun.randomUUIDv7(), body: 'Hoi' })),
  'chat.delete': inConversation(),
  'chat.typing': memberId,
  'likes.like': memberId,
  'likes.unlike': memberId,
  'likes.markSeen': memberId,
  'likes.overview': noObject,
  'likes.list': () => ({
    received: { type: 'received' },
    given: { type: 'given' },
    matches: { type: 'matches' },
  }),
  'likes.newest': noObject,
  'likes.card': memberId,
  'live.events': () => ({ '': { lastEventId: 0 } }),
  'live.missed': () => ({ '': { after: 0 } }),
  'members.search': () => ({
    '': {},
    'a further page': { cursor: furtherPage },
    'a page of one’s own making': { cursor: 'b25lLW93bi1tYWtpbmc' },
  }),
  'members.similar': () => ({ '': { country: 'BE' } }),
  'members.get': members((id) => ({ id })),
  'members.cards': members((id) => ({ ids: [id] })),
  'places.find': () => ({
    '': { country: 'NL', region: null, text: 'haar' },
    'a country that is not served': { country: 'XX', region: null, text: 'haar' },
  }),
  'sites.settings': noObject,
}

import { addresses, get, noObject, withEmail } from '../../../contract/testing/access/objects.ts'
import { everything, type Matrix } from '../../../testing/matrix.ts'
import { client, type Question } from '../../../testing/php.ts'
import { aForm } from './forms.ts'
import { password } from './password.ts'

const ownBrowser = 'it is about this browser alone, and the page is loaded anew'
const readsOnly = 'it only reads'
const nobodyYet = 'who has just signed up stands on nobody’s screen before the address is confirmed'

const user = (method: string, body: unknown): Question => ({ method, path: '/api/user.php', headers: client, body })
const aSignup = (email: string): Question => ({
  method: 'POST',
  path: '/api/signup.php',
  body: { email, name: 'Fay', password, date_of_birth: '1990-02-03', gender: 'female', country: 'NL', consent: true },
})

export const matrix: Matrix = {
  procedures: {
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
  },
  php: {
    'GET /api/user.php': get('/api/user.php', client),
    'POST /api/user.php': ({ me, others }) => ({
      ...(me ? { 'one’s own': user('POST', { email: me.email, password }) } : {}),
      'Dirk’s, with another password': user('POST', { email: others.dirk.email, password: 'niet het goede' }),
    }),
    'PUT /api/user.php': () => ({ '': user('PUT', { language: 'en' }) }),
    'GET /api/logout.php': get('/api/logout.php'),
    'POST /api/page-hidden.php': () => ({ '': { method: 'POST', path: '/api/page-hidden.php' } }),
    'POST /api/signup.php': ({ others, freeEmail }) => ({
      free: aSignup(freeEmail),
      'Dirk’s': aSignup(others.dirk.email),
      'that of somebody banned': aSignup(others.banned.email),
      'that of somebody leaving': aSignup(others.leaving.email),
    }),
  },
  changes: {
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
    'POST /api/user.php': { unseen: ownBrowser },
    'PUT /api/user.php': { unseen: 'a page keeps the language that it was loaded in' },
    'GET /api/logout.php': { unseen: ownBrowser },
    'POST /api/page-hidden.php': { unseen: 'nobody is told when others come and go: it is asked with each page' },
    'POST /api/signup.php': { unseen: nobodyYet },
    // To others she is somebody new, whom a search finds when it is asked again.
    'GET /activate': {
      does: async ({ confirm }) => confirm(),
      seenBy: { nina: ['me', 'talks', 'profiles', 'search'] },
    },
    'POST /reactivate': { does: async ({ bringBack }) => bringBack(), seenBy: { ada: everything, ben: everything } },
  },
  limits: {
    'accounts.changeUnconfirmedEmail': { seconds: 60, network: 30 },
    'accounts.logIn': { seconds: 60, network: 30 },
    'accounts.logInAsDemo': { seconds: 60, network: 30 },
    'accounts.requestLoginLink': { seconds: 60, network: 30 },
    'accounts.requestReactivation': { seconds: 60, network: 30 },
    'POST /api/user.php': { seconds: 60, network: 30 },
  },
}

import { addresses, form, noObject, pressed, withEmail } from '../../../contract/testing/access/objects.ts'
import { type Matrix, ownBrowser } from '../../../testing/matrix.ts'
import { client, type Question } from '../../../testing/php.ts'
import { password } from './password.ts'

const sendsMail = 'it sends a mail'
const byNetwork = { seconds: 60, network: 30 }

const logIn = (email: string, password: string): Question => ({
  method: 'POST',
  path: '/api/user.php',
  headers: client,
  body: { email, password },
})

export const matrix: Matrix = {
  ungranted: { 'login.logInAsDemo': 'only a demo has its log-ins' },
  procedures: {
    'login.logIn': (scene) => ({
      ...addresses((email) => ({ email, password }))(scene),
      'Dirk’s, with another password': { email: scene.others.dirk.email, password: 'niet het goede' },
    }),
    'login.demoLogins': noObject,
    'login.logInAsDemo': () => ({ '': { kind: 'premium' } }),
    'login.requestLink': withEmail,
    'login.requestReactivation': withEmail,
  },
  php: {
    'POST /api/user.php': ({ me, others }) => ({
      ...(me ? { 'one’s own': logIn(me.email, password) } : {}),
      'Dirk’s, with another password': logIn(others.dirk.email, 'niet het goede'),
    }),
  },
  web: {
    '/login': async ({ someEmail }) => ({
      'a form with Dirk’s address and another password': form('/login', {
        email: someEmail,
        password: 'niet het goede',
      }),
      'an empty form': form('/login', {}),
    }),
    '/enter': async ({ tokenOf }) => {
      const [token, ofBanned, ofLeaving] = [
        await tokenOf('enter'),
        await tokenOf('enter', { banned: true }),
        await tokenOf('enter', { leaving: true }),
      ]
      return {
        'a good link': { path: `/enter?token=${token}` },
        'a good link, pressed': pressed(`/enter?token=${token}`),
        'a good link of somebody banned, pressed': pressed(`/enter?token=${ofBanned}`),
        'a good link of somebody leaving, pressed': pressed(`/enter?token=${ofLeaving}`),
        'a link that is not there': { path: '/enter?token=none' },
      }
    },
    '/reactivate': async ({ tokenOf }) => {
      const token = await tokenOf('reactivate', { leaving: true })
      const ofBanned = await tokenOf('reactivate', { leaving: true, banned: true })
      return {
        'a good link': { path: `/reactivate?token=${token}` },
        'a good link, pressed': pressed(`/reactivate?token=${token}`),
        'a good link of somebody banned, pressed': pressed(`/reactivate?token=${ofBanned}`),
        'a link that is not there': { path: '/reactivate?token=none' },
      }
    },
  },
  changes: {
    'login.logIn': { unseen: ownBrowser },
    'login.logInAsDemo': { unseen: ownBrowser },
    'login.requestLink': { unseen: sendsMail },
    'login.requestReactivation': { unseen: sendsMail },
    'POST /api/user.php': { unseen: ownBrowser },
    'POST /reactivate': {
      does: async ({ mila, as, ask, linkMailedTo }) => {
        await (await as(null)).login.requestReactivation({ email: mila.email })
        await ask(pressed(await linkMailedTo(mila)))
      },
      seenBy: { ada: 'everything', ben: 'everything' },
    },
  },
  limits: {
    'login.logIn': byNetwork,
    'login.logInAsDemo': byNetwork,
    'login.requestLink': byNetwork,
    'login.requestReactivation': byNetwork,
    'POST /api/user.php': byNetwork,
  },
  lasting: { 'login.logIn': 'logs in', 'login.logInAsDemo': 'logs in', 'POST /api/user.php': 'logs in' },
}

import { addresses, noObject, withEmail } from '../../../contract/testing/access/objects.ts'
import { everything, type Matrix, ownBrowser } from '../../../testing/matrix.ts'
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
  changes: {
    'login.logIn': { unseen: ownBrowser },
    'login.logInAsDemo': { unseen: ownBrowser },
    'login.requestLink': { unseen: sendsMail },
    'login.requestReactivation': { unseen: sendsMail },
    'POST /api/user.php': { unseen: ownBrowser },
    'POST /reactivate': { does: async ({ bringBack }) => bringBack(), seenBy: { ada: everything, ben: everything } },
  },
  limits: {
    'login.logIn': byNetwork,
    'login.logInAsDemo': byNetwork,
    'login.requestLink': byNetwork,
    'login.requestReactivation': byNetwork,
    'POST /api/user.php': byNetwork,
  },
}

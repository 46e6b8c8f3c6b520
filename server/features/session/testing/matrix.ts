import { get, noObject } from '../../../contract/testing/access/objects.ts'
import { type Matrix, ownBrowser } from '../../../testing/matrix.ts'
import { client } from '../../../testing/php.ts'

const keptLanguage = 'a page keeps the language that it was loaded in'

export const matrix: Matrix = {
  procedures: {
    'session.me': noObject,
    'session.setLocale': () => ({ '': { locale: 'en' } }),
    'session.logOut': noObject,
    'session.unsentKey': () => ({ '': { day: new Date().toISOString().slice(0, 10) } }),
  },
  php: {
    'GET /api/user.php': get('/api/user.php', client),
    'PUT /api/user.php': () => ({
      '': { method: 'PUT', path: '/api/user.php', headers: client, body: { language: 'en' } },
    }),
    'GET /api/logout.php': get('/api/logout.php'),
    'POST /api/page-hidden.php': () => ({ '': { method: 'POST', path: '/api/page-hidden.php' } }),
  },
  changes: {
    'session.setLocale': { unseen: keptLanguage },
    'session.logOut': { unseen: ownBrowser },
    'GET /api/logout.php': { unseen: ownBrowser },
    'POST /api/page-hidden.php': { unseen: 'nobody is told when others come and go: it is asked with each page' },
  },
  lasting: { 'session.logOut': 'takes away' },
}

import { noObject } from '../../../contract/testing/access/objects.ts'
import { type Matrix, ownBrowser } from '../../../testing/matrix.ts'

const byNetwork = { seconds: 60, network: 30 }
const account = { email: 'somebody@example.org', name: 'Somebody', password: 'een lange zin voor beheer' }

const noStaff = 'nobody of the scenes is staff'

export const matrix: Matrix = {
  ungranted: { 'staff.logIn': noStaff, 'staff.prove': noStaff, 'staff.join': 'nobody has been given the link' },
  procedures: {
    'staff.me': noObject,
    'staff.logIn': () => ({ 'nobody’s pair': { email: account.email, password: account.password } }),
    'staff.setUp': noObject,
    'staff.prove': () => ({ '': { code: '123456' } }),
    'staff.logOut': noObject,
    'staff.offeredRole': noObject,
    'staff.join': () => ({ 'without the link': account }),
  },
  web: { '/admin': async () => ({ '': { path: '/admin' } }) },
  changes: {
    'staff.logIn': { unseen: ownBrowser },
    'staff.prove': { unseen: ownBrowser },
    'staff.logOut': { unseen: ownBrowser },
    'staff.join': { unseen: ownBrowser },
  },
  limits: { 'staff.logIn': byNetwork, 'staff.prove': byNetwork, 'staff.join': byNetwork },
}

import { addresses, someMembers, withEmail } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import type { Question } from '../../../testing/php.ts'
import { password } from '../../login/testing/password.ts'
import { aForm } from './forms.ts'

const readsOnly = 'it only reads'
const nobodyYet = 'who has just signed up stands on nobody’s screen before the address is confirmed'

const aSignup = (email: string): Question => ({
  method: 'POST',
  path: '/api/signup.php',
  body: { email, name: 'Fay', password, date_of_birth: '1990-02-03', gender: 'female', country: 'NL', consent: true },
})

export const matrix: Matrix = {
  procedures: {
    'signup.checkEmail': withEmail,
    'signup.checkName': ({ freeEmail }) => ({ '': { name: 'Ada', email: freeEmail } }),
    'signup.checkStep': withEmail,
    'signup.signUp': addresses((email) => ({ form: aForm({ email, password }), tracking: {} })),
  },
  php: {
    'POST /api/signup.php': ({ others, freeEmail }) => ({
      free: aSignup(freeEmail),
      'Dirk’s': aSignup(others.dirk.email),
      'that of somebody banned': aSignup(others.banned.email),
      'that of somebody leaving': aSignup(others.leaving.email),
    }),
  },
  pages: {
    '/members/$id/signup': someMembers,
  },
  changes: {
    'signup.checkEmail': { unseen: readsOnly },
    'signup.checkName': { unseen: readsOnly },
    'signup.checkStep': { unseen: readsOnly },
    'signup.signUp': { unseen: nobodyYet },
    'POST /api/signup.php': { unseen: nobodyYet },
  },
  lasting: { 'signup.signUp': 'hashes', 'POST /api/signup.php': 'hashes' },
}

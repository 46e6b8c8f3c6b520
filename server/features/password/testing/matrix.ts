import { form, noObject, withEmail } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const fields = { password: 'een heel nieuwe zin', repeated: 'een heel nieuwe zin' }
const byNetwork = { seconds: 60, network: 30 }

export const matrix: Matrix = {
  ungranted: { 'password.reset': 'nobody has been mailed a link' },
  procedures: {
    'password.requestReset': withEmail,
    'password.resetLink': noObject,
    'password.reset': () => ({ 'a link that is not there': { token: 'none', ...fields } }),
  },
  web: {
    '/reset-password': async ({ someEmail }) => ({
      'a form with Dirk’s address': form('/reset-password', { email: someEmail }),
      'an empty form': form('/reset-password', {}),
    }),
    '/reset-password/do': async ({ tokenOf }) => {
      const sent = async (token: Promise<string> | string, more: object = {}) =>
        form('/reset-password/do', { token: await token, ...fields, ...more })
      return {
        'a good link': await sent(tokenOf('reset_password')),
        'a good link and two passwords': await sent(tokenOf('reset_password'), { repeated: 'iets anders' }),
        'a good link of somebody banned': await sent(tokenOf('reset_password', { banned: true })),
        'a good link of somebody leaving': await sent(tokenOf('reset_password', { leaving: true })),
        'a link for something else': await sent(tokenOf('enter')),
        'a link that is not there': await sent('none'),
      }
    },
  },
  changes: {
    'password.requestReset': { unseen: 'it sends a mail' },
    'password.reset': { unseen: 'it ends all sessions, and with them everything that their pages show' },
  },
  limits: {
    'password.requestReset': byNetwork,
    'password.reset': byNetwork,
  },
}

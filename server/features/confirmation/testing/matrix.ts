import { noObject, pressed, withEmail } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'confirmation.state': noObject,
    'confirmation.resendMail': noObject,
    'confirmation.changeEmail': withEmail,
  },
  web: {
    '/activate': async ({ tokenOf }) => ({
      'a good link': { path: `/activate?token=${await tokenOf('activate', { confirmed: false })}` },
      'a link that is not there': { path: '/activate?token=none' },
      'a good link of somebody banned': {
        path: `/activate?token=${await tokenOf('activate', { confirmed: false, banned: true })}`,
      },
      'a link for something else': { path: `/activate?token=${await tokenOf('enter')}` },
    }),
  },
  changes: {
    'confirmation.resendMail': { unseen: 'it sends a mail; the page that waits for it looks every 5 seconds' },
    'confirmation.changeEmail': {
      unseen: 'the address is shown only by the page that waits for the confirmation, which looks every 5 seconds',
    },
    // Other members find her as a new member when they search again.
    'POST /activate': {
      does: async ({ nina, as, ask, linkMailedTo }) => {
        await (await as(nina)).confirmation.resendMail()
        await ask(pressed(await linkMailedTo(nina)))
      },
      seenBy: { nina: ['me', 'talks', 'profiles', 'search', 'mailChange', 'transactions'] },
    },
  },
  limits: {
    'confirmation.changeEmail': { seconds: 60, network: 30 },
  },
}

import { noObject, withEmail } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'confirmation.state': noObject,
    'confirmation.resendMail': noObject,
    'confirmation.changeEmail': withEmail,
  },
  changes: {
    'confirmation.resendMail': { unseen: 'it sends a mail; the page that waits for it looks every 5 seconds' },
    'confirmation.changeEmail': {
      unseen: 'the address is shown only by the page that waits for the confirmation, which looks every 5 seconds',
    },
    // To others she is somebody new, whom a search finds when it is asked again.
    'GET /activate': {
      does: async ({ confirm }) => confirm(),
      seenBy: { nina: ['me', 'talks', 'profiles', 'search'] },
    },
  },
  limits: {
    'confirmation.changeEmail': { seconds: 60, network: 30 },
  },
}

import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  web: {
    '/dev/mail': async () => ({ 'outside the demo': { path: '/dev/mail' } }),
    '/dev/mail/*': async () => ({ 'outside the demo': { path: '/dev/mail/1' } }),
  },
}

import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  web: {
    '/dev/sms': async () => ({ 'outside the demo': { path: '/dev/sms' } }),
  },
}

import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'live.events': () => ({ '': { lastEventId: 0 } }),
    'live.missed': () => ({ '': { after: 0 } }),
  },
}

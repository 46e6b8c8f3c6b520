import { missing } from '../../../contract/testing/access/scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  web: {
    // Whose a receipt is, file.test.ts looks at.
    '/receipts/:file': async () => ({
      'one that is not there': { path: `/receipts/${missing}.pdf` },
      'what is no receipt': { path: '/receipts/none.pdf' },
    }),
  },
}

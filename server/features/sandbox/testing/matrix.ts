import type { Matrix } from '../../../testing/matrix.ts'

const missing = '/sandbox/bm90IGEgcGFnZSBvZiBhIHBheW1lbnQ'

export const matrix: Matrix = {
  web: {
    '/sandbox/webhooks': async () => ({ '': { path: '/sandbox/webhooks' } }),
    '/sandbox/webhooks/again': async () => ({ '': { path: '/sandbox/webhooks/again', method: 'POST' } }),
    '/sandbox/:page': async () => ({ 'of no payment': { path: missing } }),
  },
}

import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: { 'chatSearch.search': () => ({ '': { query: 'hoi' } }) },
  limits: { 'chatSearch.search': { seconds: 60, member: 60 } },
}

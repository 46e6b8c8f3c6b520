import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: { 'matchFinder.people': () => ({ '': {} }) },
  limits: { 'matchFinder.people': { seconds: 60, member: 240, network: 240 } },
}

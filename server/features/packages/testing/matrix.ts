import { noObject } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'packages.shop': noObject,
    'packages.offer': () => ({
      'with what is one’s own': { packageId: 'p2' },
      'with a code of nobody': { packageId: 'p2', code: 'NOBODYS' },
    }),
    'packages.prices': () => ({ 'of a country': { country: 'BE' }, 'of one’s own': { country: null } }),
  },
  limits: { 'packages.offer': { seconds: 600, member: 60, network: 60 } },
}

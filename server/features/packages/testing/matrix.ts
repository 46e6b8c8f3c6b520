import { noObject } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'packages.offers': noObject,
    'packages.prices': () => ({ 'of a country': { country: 'BE' }, 'of one’s own': { country: null } }),
  },
}

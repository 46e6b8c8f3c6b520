import { get, noObject } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'sites.settings': noObject,
  },
  php: {
    'GET /api/settings.php': get('/api/settings.php'),
    'GET /api/companyinfo.php': get('/api/companyinfo.php'),
  },
}

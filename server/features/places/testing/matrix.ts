import { get } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'places.find': () => ({
      '': { country: 'NL', region: null, text: 'haar' },
      'a country that is not served': { country: 'XX', region: null, text: 'haar' },
    }),
  },
  php: {
    'GET /api/regions.php': get('/api/regions.php'),
    'GET /api/geocode.php': get('/api/geocode.php?lat=52.3874&lon=4.6462'),
  },
  limits: {
    'places.find': { seconds: 60, network: 240 },
    'GET /api/geocode.php': { seconds: 60, network: 60 },
  },
}

import type { Matrix } from '../../../testing/matrix.ts'

/** What the application answers by itself, beside the features. */
export const ownPaths: NonNullable<Matrix['web']> = {
  '/healthz': async () => ({ '': { path: '/healthz' } }),
  '/readyz': async () => ({ '': { path: '/readyz' } }),
  '/metrics': async () => ({ 'from the public network': { path: '/metrics' } }),
  '/assets/*': async () => ({ 'that is not there': { path: '/assets/none.js' } }),
  '/_dev': async () => ({ 'outside development': { path: '/_dev' } }),
  '/dev/states': async () => ({ 'outside development, without the demo': { path: '/dev/states' } }),
  '/dev/states/*': async () => ({ 'outside development, without the demo': { path: '/dev/states/gallery.js' } }),
  '/api/openapi.json': async () => ({ '': { path: '/api/openapi.json' } }),
  '/api/docs': async () => ({ '': { path: '/api/docs' } }),
  '/icon.svg': async () => ({ '': { path: '/icon.svg' } }),
  '/robots.txt': async () => ({ '': { path: '/robots.txt' } }),
  '/manifest.webmanifest': async () => ({ '': { path: '/manifest.webmanifest' } }),
}

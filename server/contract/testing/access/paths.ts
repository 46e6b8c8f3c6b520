import type { Site } from '../../../core/site/settings.ts'
import { type PhotoSigner, type PhotoVariant, photoAddress } from '../../../features/photos/addresses.ts'
import type { Question } from '../../../testing/php.ts'
import type { Tokens } from './links.ts'

/** What the links of one scene lead to. */
export interface Links {
  secret: string
  now: Date
  sites: { own: Site; other: Site }
  photoKey: string
  tokens: Tokens
  /** Of somebody who has an account. */
  someEmail: string
}

/** Everything else that the application routes by itself. */
export const otherObjects: Record<string, (links: Links) => Record<string, Question>> = {
  '/healthz': () => ({ '': { path: '/healthz' } }),
  '/readyz': () => ({ '': { path: '/readyz' } }),
  '/metrics': () => ({ 'from the public network': { path: '/metrics' } }),
  '/assets/*': () => ({ 'that is not there': { path: '/assets/none.js' } }),
  '/photos/*': ({ secret, now, photoKey, sites }) => {
    const visitors: PhotoSigner = { secret, site: sites.own, photoSession: null }
    const address = (variant: PhotoVariant, signer: Partial<PhotoSigner> = {}, at = now) =>
      photoAddress({ ...visitors, ...signer }, photoKey, variant, at)
    const good = address('blurred')
    return {
      'an address that was handed out': { path: good },
      'the same for a sharper file': { path: good.replace('blurred', 'full') },
      'that of another member': { path: address('full', { photoSession: 'the session of another member' }) },
      'that of another site': { path: address('full', { site: sites.other }) },
      'an old address': { path: address('full', {}, new Date(now.getTime() - 3 * 3_600_000)) },
      'an address without a signature': { path: `/photos/${photoKey}/full.webp` },
    }
  },
  '/activate': ({ tokens }) => ({
    'a good link': { path: `/activate?token=${tokens.activate}` },
    'a link that is not there': { path: '/activate?token=none' },
    'a good link of somebody banned': { path: `/activate?token=${tokens.activateOfBanned}` },
    'a link for something else': { path: `/activate?token=${tokens.enter}` },
  }),
  '/reactivate': ({ tokens }) => ({
    'a good link': { path: `/reactivate?token=${tokens.reactivate}` },
    'a good link, pressed': pressed('/reactivate', tokens.reactivate),
    'a good link of somebody banned, pressed': pressed('/reactivate', tokens.reactivateOfBanned),
    'a link that is not there': { path: '/reactivate?token=none' },
  }),
  '/enter': ({ tokens }) => ({
    'a good link': { path: `/enter?token=${tokens.enter}` },
    'a good link, pressed': pressed('/enter', tokens.enter),
    'a good link of somebody banned, pressed': pressed('/enter', tokens.enterOfBanned),
    'a good link of somebody leaving, pressed': pressed('/enter', tokens.enterOfLeaving),
    'a link that is not there': { path: '/enter?token=none' },
  }),
  '/login': ({ someEmail }) => ({
    'a form with Dirk’s address and another password': form('/login', { email: someEmail, password: 'niet het goede' }),
    'an empty form': form('/login', {}),
  }),
  '/dev/mail': () => ({ 'outside the demo': { path: '/dev/mail' } }),
  '/dev/mail/*': () => ({ 'outside the demo': { path: '/dev/mail/1' } }),
  '/_dev': () => ({ 'outside development': { path: '/_dev' } }),
  '/api/openapi.json': () => ({ '': { path: '/api/openapi.json' } }),
  '/api/docs': () => ({ '': { path: '/api/docs' } }),
  '/icon.svg': () => ({ '': { path: '/icon.svg' } }),
  '/robots.txt': () => ({ '': { path: '/robots.txt' } }),
  '/manifest.webmanifest': () => ({ '': { path: '/manifest.webmanifest' } }),
}

/** The form on the page of a link. */
const pressed = (path: string, token: string) => form(path, { token })

/** A form as a browser sends it by itself. */
const form = (path: string, fields: Record<string, string>): Question => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `${new URLSearchParams(fields)}`,
})

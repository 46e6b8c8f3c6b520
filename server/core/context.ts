import type { Database, Db } from '../../db/client.ts'
import type { Config } from '../config.ts'
import type { MailGateway } from '../gateways/mail.ts'
import type { PaymentGateway } from '../gateways/payments/gateway.ts'
import type { SmsGateway } from '../gateways/sms.ts'
import type { Storage } from '../gateways/storage.ts'
import type { Locale } from './i18n/locales.ts'
import type { Jobs } from './jobs/queue.ts'
import type { RateLimits } from './limits.ts'
import type { Bus } from './live/bus.ts'
import type { Log } from './operations/log.ts'
import type { Sessions, SignedIn } from './sessions.ts'
import type { SiteDirectory } from './site/directory.ts'
import type { Site } from './site/settings.ts'
import type { SignedInStaff } from './staff.ts'

/** Everything that a procedure uses of the outside world; created once at start, or by a test. */
export interface World {
  config: Config
  /** The database is the living demo: one-click log-ins and the local mailbox may be shown. */
  isDemo: boolean
  database: Database
  db: Db
  /** Signs photo addresses and browsers that have logged in; keys the hashes of passwords that were tried. */
  secret: string
  now: () => Date
  log: Log
  bus: Bus
  limits: RateLimits
  sessions: Sessions
  sites: SiteDirectory
  storage: Storage
  mail: MailGateway
  sms: SmsGateway
  payments: PaymentGateway
  jobs: Jobs
}

/** One request: the world, the caller, the site and the origin. */
export interface Context extends World {
  site: Site
  me: SignedIn | null
  /** The staff member who calls; only within the back office. */
  staff: SignedInStaff | null
  locale: Locale
  /** The country of the visitor's IP address, if known. */
  country: string | null
  /** The visitor's network (IPv4 /24, IPv6 /48): what limits and lockouts count by. */
  network: string
  userAgent: string
  requestId: string
  /** The site's address as this visitor sees it, without a slash at the end: for links in mails. */
  origin: string
  sessionSecret: string | null
  /** The session whose photo addresses this answer may hold: a member's own; null for visitors and landers. */
  photoSession: string | null
  /** What the browser shows of its former log-ins: to be verified (session/device.ts). */
  deviceProofs: string | null
  /** The secret of a mailed link that this browser came by (http/mailed-link.ts). */
  mailedToken: string | null
  setCookie: (header: string) => void
  /** The member that the calling page was loaded for; null if the page does not say. */
  pageOwner: string | null
}

export interface StaffContext extends Context {
  staff: SignedInStaff
}

export interface MemberContext extends Context {
  me: SignedIn
}

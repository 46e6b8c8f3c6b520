import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'
import { isLocalName } from './core/http/network.ts'
import type { S3Config } from './gateways/s3-storage.ts'

const url = (protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)), {
      message: `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      abort: true,
    })
    .refine((value) => URL.parse(value)?.hostname, {
      message: `must name a host, as in ${protocols[0]}://host.example`,
    })

/** Nothing behind the host and the port: what else stood there would be left out of every link without a word. */
const siteAddress = url(['http', 'https'])
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
  .refine((value) => URL.parse(value)?.origin === value.toLowerCase() || isWithUsualPort(value), {
    message: 'must be a scheme, a host and perhaps a port, as in https://vonk.example',
  })

const isWithUsualPort = (value: string) => /^(http:\/\/[^/?#@]+:80|https:\/\/[^/?#@]+:443)$/i.test(value)

const sender = z
  .string()
  .refine((value) => /^[^\s@]+@[^\s@]+$/.test(addressparser(value, { flatten: true })[0]?.address ?? ''), {
    message: 'must hold an e-mail address, as in Vonk <noreply@vonk.example>',
  })
  .refine((value) => !/[\r\n]/.test(value), { message: 'must be one line' })

/** A host, all hosts under a name, or for trying it an origin of this machine or its network. */
function isPushService(service: string): boolean {
  if (!service.includes('://')) return /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(service)
  const url = URL.parse(service)
  return url !== null && url.origin === service && isLocalName(url.hostname)
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('::'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2, 'must be at least 2: one connection for single statements and one for transactions')
    .max(200)
    .default(10),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: sender.default('Vonk <noreply@localhost>'),
  /** Takes text messages as JSON (from, to, text); who asks shows SMS_TOKEN. */
  SMS_URL: url(['http', 'https']).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** Where browsers may have messages sent to, separated by commas (docs/push.md). */
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((services) => services.every(isPushService), {
      message:
        'must be hosts, as in fcm.googleapis.com or *.push.apple.com; with http:// and a port only on this machine',
    }),
  /** Lets members pay by Mollie (docs/payments.md). */
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(live|test)_\w{20,}$/, 'must begin with live_ or test_, as Mollie gives it')
    .optional(),
  /** Where Mollie's API is spoken instead, such as by a twin for tests; never in production. */
  MOLLIE_API_URL: url(['http', 'https']).optional(),
  /** The address members reach the site at, when it is not the request's own (behind a proxy). */
  PUBLIC_URL: siteAddress.optional(),
  /** The site (its id) that answers under hosts that are no site's. */
  DEFAULT_SITE: z.string().optional(),
  /** The token for reading the metrics; without it nobody can. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Signs photo addresses. Made at first start and kept in DATA_DIR when it is not given. */
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Where files are kept, when not in DATA_DIR: a private bucket. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: url(['http', 'https']).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Fills an empty database with the living demo. */
  DEMO: flag.optional(),
  /** How many proxies in front add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Hosts (`host`, `*.domain`) that take https, and origins. */
  pushServices: string[]
  mollieApiKey: string | undefined
  /** Undefined: Mollie's own. */
  mollieApiUrl: string | undefined
  smsUrl: string | undefined
  smsToken: string | undefined
  publicUrl: string | undefined
  /** PUBLIC_URL names an address that the world reaches. */
  isPublic: boolean
  metricsToken: string | undefined
  defaultSite: string | undefined
  secret: string | undefined
  /** Undefined: files are kept in `dataDir`. */
  s3: S3Config | undefined
  demo: boolean
  trustedProxies: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** A bucket whose keys are missing would be asked as anybody. */
function s3Of(e: z.infer<typeof environment>): S3Config | undefined {
  if (e.S3_BUCKET === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'The configuration cannot be used:\n  S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  return { bucket: e.S3_BUCKET, endpoint: e.S3_ENDPOINT, region: e.S3_REGION, accessKeyId, secretAccessKey }
}

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the environment once.
 * The demo is on where the product runs by itself (embedded database, local mailbox, no address for the world) and off as
 * soon as a real database or mail server or a public address is named, unless DEMO says otherwise.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration cannot be used:\n${lines.join('\n')}`)
  }
  const e = parsed.data
  if (e.MOLLIE_API_KEY !== undefined && e.PUBLIC_URL === undefined)
    throw new ConfigError(
      'The configuration cannot be used:\n  MOLLIE_API_KEY needs PUBLIC_URL: Mollie sends its news of payments there',
    )
  if (e.MOLLIE_API_URL !== undefined && e.NODE_ENV === 'production')
    throw new ConfigError(
      'The configuration cannot be used:\n  MOLLIE_API_URL is for tests and development: in production Mollie itself is asked',
    )
  const isPublic = e.PUBLIC_URL !== undefined && !isLocalName(new URL(e.PUBLIC_URL).hostname)
  return {
    mode: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    pushServices: e.PUSH_SERVICES,
    mollieApiKey: e.MOLLIE_API_KEY,
    mollieApiUrl: e.MOLLIE_API_URL,
    smsUrl: e.SMS_URL,
    smsToken: e.SMS_TOKEN,
    publicUrl: e.PUBLIC_URL,
    isPublic,
    metricsToken: e.METRICS_TOKEN,
    defaultSite: e.DEFAULT_SITE,
    secret: e.SECRET,
    s3: s3Of(e),
    demo: e.DEMO ?? (e.DATABASE_URL === undefined && e.SMTP_URL === undefined && !isPublic),
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
  }
}

import type { Config } from '../../config.ts'
import type { Site } from '../site/settings.ts'
import { isIpAddress, isLocalName } from './network.ts'
import { ownAddresses } from './own-addresses.ts'

interface RequestOrigin {
  url: URL
  headers: Headers
}

const usualPorts = { http: '80', https: '443' }

type Where = Pick<Config, 'publicUrl' | 'trustedProxies'>
type MailConfig = Pick<Config, 'smtpUrl' | 'smsUrl'>

/**
 * The site's public origin. Mailed links lead there, so it never trusts the request alone. The host is one of the
 * site's or of this machine's addresses. The port is the public one or the listening one; behind a trusted proxy it is
 * the default one if the request names none. If no address is configured and no mail is sent, it is the requested
 * origin: then only the requester follows it.
 */
export function originOf(
  where: Where & MailConfig,
  site: Site,
  { url: asked, headers }: RequestOrigin,
  listeningPort: number,
): string {
  const base = where.publicUrl ? new URL(where.publicUrl) : undefined
  const protocol = protocolOf(where, { url: asked.href, headers })
  const isOurs = site.hosts.includes(asked.hostname)
  if (isTriedOut(where) && (isOurs || isIpAddress(asked.hostname) || isLocalName(asked.hostname)))
    return `${protocol}://${asked.host}`
  const isOwn = isOurs || (!base && ownAddresses().includes(asked.hostname))
  const host = isOwn ? asked.hostname : (base?.hostname ?? site.hosts[0] ?? asked.hostname)
  const isAtProxy = where.trustedProxies > 0 && asked.port === ''
  const port = base ? base.port : isAtProxy ? '' : `${listeningPort}`
  const isUsual = !port || port === usualPorts[protocol]
  return isUsual ? `${protocol}://${host}` : `${protocol}://${host}:${port}`
}

/** Whether nobody has said yet where the site is, and nobody can be sent there. */
const isTriedOut = (config: Where & MailConfig) => !config.publicUrl && config.trustedProxies === 0 && !sends(config)

/** Whether mails or text messages leave this machine. */
export const sends = ({ smtpUrl, smsUrl }: MailConfig): boolean => smtpUrl !== undefined || smsUrl !== undefined

/**
 * The webhook origin of an order made under `origin`. A client may have forged that origin, and must not make this
 * server call another machine or port. So the result is a host of the site where the server listens.
 */
export function newsOrigin(config: Where & MailConfig & Pick<Config, 'port'>, site: Site, origin: string): string {
  const { hostname } = new URL(origin)
  const { publicUrl } = config
  const isOurs = site.hosts.includes(hostname)
  if (publicUrl) return isOurs || hostname === new URL(publicUrl).hostname ? origin : publicUrl
  if (isOurs && !isTriedOut(config)) return origin
  return addressOf(config, isOurs ? hostname : (site.hosts[0] ?? 'localhost'), config.port)
}

/** Where a host is found before anybody has asked for it, without a slash at the end. */
export function addressOf({ publicUrl }: Pick<Config, 'publicUrl'>, host: string, port: number): string {
  if (!publicUrl) return `http://${host}:${port}`
  const base = new URL(publicUrl)
  return `${base.protocol}//${host}${base.port && `:${base.port}`}`
}

/**
 * The origins of the pages that a request's own site has, as browsers write them: scheme, host and port. Behind a proxy
 * scheme and port are the public ones; one that hands on no host speaks for the host of PUBLIC_URL.
 */
export function ownOriginsOf(where: Where, request: Pick<Request, 'url' | 'headers'>): string[] {
  const base = where.publicUrl === undefined ? undefined : new URL(where.publicUrl)
  const asked = URL.parse(`http://${request.headers.get('host') ?? new URL(request.url).host}`)
  if (!asked) return []
  const names = base && isLocalName(asked.hostname) ? [asked.hostname, base.hostname] : [asked.hostname]
  const port = base ? base.port : asked.port
  return names.map((name) => new URL(`${protocolOf(where, request)}://${name}${port && `:${port}`}`).origin)
}

/** A request that changes something and comes from a page of another origin than its site's own ones. */
export function isCrossSiteWrite(where: Where, request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && !ownOriginsOf(where, request).includes(origin)
}

/**
 * A path and its query on this site, for a link or a redirect: two slashes at the beginning would lead to another host.
 */
export function ownPath({ pathname, search }: URL): string {
  return pathname.replace(/^\/{2,}/, '/') + search
}

/** What the visitor came by: as a trusted proxy says, else as PUBLIC_URL does, else as it reached this server. */
export function protocolOf(
  { publicUrl, trustedProxies }: Where,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): 'http' | 'https' {
  const forwarded = trustedProxies > 0 && forwardedProtocol(headers)
  return forwarded || ((publicUrl ?? url).startsWith('https:') ? 'https' : 'http')
}

/** What the outermost proxy was asked by; several write a list. Anything else must not become a link in a mail. */
function forwardedProtocol(headers: Headers): 'http' | 'https' | undefined {
  const [protocol = ''] = headers.get('x-forwarded-proto')?.split(',') ?? []
  return (['https', 'http'] as const).find((known) => known === protocol.trim().toLowerCase())
}

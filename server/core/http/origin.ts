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

/** Whether no public address is configured yet, and no mail can lead anybody there. */
const isTriedOut = (config: Where & MailConfig) => !config.publicUrl && config.trustedProxies === 0 && !sends(config)

/** Whether mails or text messages leave this machine. */
export const sends = ({ smtpUrl, smsUrl }: MailConfig): boolean => smtpUrl !== undefined || smsUrl !== undefined

/**
 * The webhook origin of an order made under `origin`. A client may have forged that origin, and must not make this
 * server call another machine or port. So an unverified one is replaced by PUBLIC_URL, or by a host of the site at the
 * listening port.
 */
export function newsOrigin(config: Where & MailConfig & Pick<Config, 'port'>, site: Site, origin: string): string {
  const { hostname } = new URL(origin)
  const { publicUrl } = config
  const isOurs = site.hosts.includes(hostname)
  if (publicUrl) return isOurs || hostname === new URL(publicUrl).hostname ? origin : publicUrl
  if (isOurs && !isTriedOut(config)) return origin
  return addressOf(config, isOurs ? hostname : (site.hosts[0] ?? 'localhost'), config.port)
}

/** The origin of a host outside of a request, without a trailing slash. */
export function addressOf({ publicUrl }: Pick<Config, 'publicUrl'>, host: string, port: number): string {
  if (!publicUrl) return `http://${host}:${port}`
  const base = new URL(publicUrl)
  return `${base.protocol}//${host}${base.port && `:${base.port}`}`
}

/**
 * The origins of the site's own pages for this request, as browsers write them: scheme, host and port. Behind a proxy,
 * scheme and port are the public ones. If the proxy passes a local host name, the host of PUBLIC_URL is allowed too.
 */
export function ownOriginsOf(where: Where, request: Pick<Request, 'url' | 'headers'>): string[] {
  const base = where.publicUrl === undefined ? undefined : new URL(where.publicUrl)
  const asked = URL.parse(`http://${request.headers.get('host') ?? new URL(request.url).host}`)
  if (!asked) return []
  const names = base && isLocalName(asked.hostname) ? [asked.hostname, base.hostname] : [asked.hostname]
  const port = base ? base.port : asked.port
  return names.map((name) => new URL(`${protocolOf(where, request)}://${name}${port && `:${port}`}`).origin)
}

/** A state-changing request from a page of another origin than the site's own ones. */
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

/** The visitor's protocol: from a trusted proxy, else from PUBLIC_URL, else from the request itself. */
export function protocolOf(
  { publicUrl, trustedProxies }: Where,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): 'http' | 'https' {
  const forwarded = trustedProxies > 0 && forwardedProtocol(headers)
  return forwarded || ((publicUrl ?? url).startsWith('https:') ? 'https' : 'http')
}

/**
 * The protocol at the outermost proxy; several proxies write a list. Any other value must not become a link in a mail.
 */
function forwardedProtocol(headers: Headers): 'http' | 'https' | undefined {
  const [protocol = ''] = headers.get('x-forwarded-proto')?.split(',') ?? []
  return (['https', 'http'] as const).find((known) => known === protocol.trim().toLowerCase())
}

/**
 * The visitor's address: the socket's, or the one that the outermost trusted proxy saw. Anything further left in
 * X-Forwarded-For is the visitor's own claim.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress
  const hops = forwardedFor.split(',')
  const hop = hops[Math.max(0, hops.length - trustedProxies)]?.trim() ?? ''
  return (hop.length <= longestHop && withoutPort(hop)) || socketAddress
}

/** An address of IPv6 with brackets, zone and port. */
const longestHop = 80

/** Some proxies write the port as well, which would make each connection a network of its own. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The network an address belongs to: IPv4 /24, IPv6 /48. */
export function networkOf(address: string): string {
  const v4 = /(?<!\d)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(address)
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`
  return `${expandV6(address).slice(0, 3).join(':')}::/48`
}

function expandV6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const middle =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** A loopback or private address: of this machine, or of its network. */
function isNearAddress(address: string): boolean {
  const v4 = /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./
  return v4.test(address.replace(/^::ffff:/i, '')) || /^(::1$|f[cd]|fe80)/i.test(address)
}

const ipAddress = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/i

export const isIpAddress = (hostname: string): boolean => ipAddress.test(hostname)

/** Whether a host name in a URL means this machine, or one in the same network, to the person who types it. */
export function isLocalName(hostname: string): boolean {
  if (isIpAddress(hostname)) return isNearAddress(hostname.replace(/^\[|\]$/g, '')) || hostname === '0.0.0.0'
  return /(^|\.)(localhost|local|lan|home|home\.arpa|internal|test)$/i.test(hostname) || /^[\w-]+$/.test(hostname)
}

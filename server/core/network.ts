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
  const v4 = /(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(address)
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

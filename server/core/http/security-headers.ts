type Header = [name: string, value: string]

const always: Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]
const overTls: Header[] = [...always, ['strict-transport-security', 'max-age=31536000; includeSubDomains']]

/** Headers that every answer carries. */
export function securityHeaders(isSecure: boolean): readonly Header[] {
  return isSecure ? overTls : always
}

/** Nothing from elsewhere, no inline script without the page's nonce. Style attributes cannot run code. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A request that changes something and comes from a page of another origin than the site's `own` ones. */
export function isCrossSiteWrite(request: Request, own: readonly string[]): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && !own.includes(origin)
}

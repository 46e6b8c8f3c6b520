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

export function securityHeaders(isSecure: boolean): readonly Header[] {
  return isSecure ? overTls : always
}

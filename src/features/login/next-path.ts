/**
 * Where to go after the log-in: a page of this site, or undefined for anything that could lead elsewhere, or to what does
 * something by being asked.
 */
export function nextPage(next: unknown, isPage: (href: string) => boolean): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined
  const url = URL.parse(next, 'http://site.invalid')
  // Dots are resolved by now: what is left of `/.//elsewhere` would be another host.
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return undefined
  const href = url.pathname + url.search + url.hash
  return isPage(href) ? href : undefined
}

/** Where a receipt is asked for (server/features/receipts): no page of the application, but somewhere that a log-in leads back to. */
export const isReceiptPath = (href: string): boolean => /^\/receipts\/[\da-f-]{36}$/.test(href)

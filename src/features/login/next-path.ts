/** Where to go after the log-in: a path of this site, or undefined for anything that could lead elsewhere. */
export function safePath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined
  const url = URL.parse(next, 'http://site.invalid')
  // Dots are resolved by now: what is left of `/.//elsewhere` would be another host.
  const isOurs = url?.origin === 'http://site.invalid' && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search + url.hash : undefined
}

/** Where to go after the log-in: a path of this site, or undefined for anything that could lead elsewhere. */
export function safePath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined
  const url = URL.parse(next, 'http://site.invalid')
  return url?.origin === 'http://site.invalid' ? url.pathname + url.search + url.hash : undefined
}

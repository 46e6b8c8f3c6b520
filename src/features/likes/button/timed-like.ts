/** Seconds: a pop-up that nobody waits for any more only disturbs. */
const longest = 300

/** The delay in seconds that a page's `t` parameter asks for (product §7.3), at most five minutes. */
export function delayIn(search: object): number | undefined {
  const t: unknown = 't' in search ? search.t : undefined
  return typeof t === 'number' && t >= 0 ? Math.min(t, longest) : undefined
}

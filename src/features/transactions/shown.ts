export const filters = ['all', 'payments', 'credits'] as const
export type Filter = (typeof filters)[number]

/** For a route's `validateSearch`: what of the transactions is shown; undefined shows all. */
export function shownSearch({ show }: Record<string, unknown>): { show?: Exclude<Filter, 'all'> | undefined } {
  return { show: show === 'payments' || show === 'credits' ? show : undefined }
}

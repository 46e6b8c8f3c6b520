import { collectionDay, isFinal } from '../../../../db/reference/money/collection-days.ts'

const days = 30

/** Since when what was signed counts. */
export const limitedSince = (now: Date) => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** Whether a collection is past its bank's own returns: the account is there, and had the money. */
export const isProved = (collected: { collectOn: string | null; filedAt: Date } | undefined, now: Date): boolean =>
  collected !== undefined && isFinal(collectionDay(collected.collectOn, collected.filedAt), now)

/** In milliseconds, as all of these (product §17.13). */
export const codeLife = 10 * 60_000
export const mostTries = 5
/** A day, whatever the phone. */
const codesPerMember = 5
/** A day, from whoever has not proved that it is theirs. */
const codesPerPhone = 10
export const betweenCodes = 60_000
const day = 24 * 60 * 60_000

/** Since when codes count that were asked for. */
export const countedSince = (now: Date) => new Date(now.getTime() - day)

/** What was asked for within a day, by this member or for this phone. */
export interface CodeRequest {
  byMember: boolean
  forPhone: boolean
  askedAt: Date
}

/**
 * Whether another code may be sent: else after how many seconds, or not today. To who has proved before that the phone is theirs
 * (`hasProved`) it does not matter what others have asked for.
 */
export function nextCode(
  asked: readonly CodeRequest[],
  { hasProved }: { hasProved: boolean },
  now: Date,
): { isUsedUp: boolean; wait: number } {
  const byMember = asked.filter((one) => one.byMember)
  const forPhone = hasProved ? [] : asked.filter((one) => one.forPhone)
  const latest = Math.max(...[...byMember, ...forPhone].map(({ askedAt }) => askedAt.getTime()))
  const wait = Math.max(0, Math.ceil((latest + betweenCodes - now.getTime()) / 1000))
  return { isUsedUp: byMember.length >= codesPerMember || forPhone.length >= codesPerPhone, wait }
}

export const isTooOld = (sentAt: Date, now: Date) => now.getTime() - sentAt.getTime() > codeLife

export const isSpent = ({ tries }: { tries: number }) => tries >= mostTries

/** Whether this can be a code from a message at all. */
export const isWhole = (typed: string) => /^\d{6}$/.test(typed)

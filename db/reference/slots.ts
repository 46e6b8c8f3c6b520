/**
 * How finely others are told when somebody was here: by slots of six hours, counted from 1970 (UTC), and of those only
 * that have ended. So nobody who keeps looking sees a member come.
 */
export const slotLength = 6 * 60 * 60_000

export const slotOf = (moment: Date): number => Math.floor(moment.getTime() / slotLength)

export const startOfSlot = (slot: number): Date => new Date(slot * slotLength)

export const toldSlot = (moment: Date, now: Date): number => Math.min(slotOf(moment), slotOf(now) - 1)

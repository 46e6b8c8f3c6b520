/**
 * The precision with which others see when somebody was here: slots of six hours, counted from 1970 (UTC). Only ended
 * slots are shown, so nobody can watch a member come online.
 */
export const slotLength = 6 * 60 * 60_000

export const slotOf = (moment: Date): number => Math.floor(moment.getTime() / slotLength)

export const startOfSlot = (slot: number): Date => new Date(slot * slotLength)

export const toldSlot = (moment: Date, now: Date): number => Math.min(slotOf(moment), slotOf(now) - 1)

import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import { daysToObject, type RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'
import type { AuditAction } from '../../../../db/schema/index.ts'
import { codePoints, isVisible, tidyText } from '../../../core/values/text.ts'
import { objectionMissing, objectionOver, remarkMissing, remarkTooLong } from '../refusals.ts'

const day = 24 * 60 * 60_000

/** What a decision makes of the photo. */
export const madeBy = {
  photo_approved: 'active',
  objection_granted: 'active',
  photo_removed: 'removed',
  objection_refused: 'removed',
} as const satisfies Partial<Record<AuditAction, PhotoStatus>>

export type DecisionAction = keyof typeof madeBy

/** Milliseconds for which a photo is somebody's who does nothing. */
export const claimTime = 2 * 60_000
/** Photos that one of the staff has at a time: the next are there before they are needed. */
export const claimedAtOnce = 8
/** Milliseconds in which a decision can be undone. */
export const undoTime = 60_000
/** Seconds until the member is notified: slightly more than `undoTime`. */
export const toldAfter = 75
/** Days for which a refused photo is still on its member's list, with what became of the objection. */
const daysToRead = 14

/** In code points. */
const longestText = 1000

export interface Removing {
  reason: RemovalReason
  remark: string
}

/** Tidied; the reason that says nothing by itself needs words. Throws `remark_missing` or `remark_too_long`. */
export function remarkOf({ reason, remark: input }: Removing): string {
  const remark = tidyText(input)
  if (reason === 'other' && !isVisible(remark)) throw remarkMissing({ field: 'remark' })
  if (codePoints(remark) > longestText) throw remarkTooLong({ field: 'remark', limit: longestText })
  return remark
}

/** Throws `objection_missing` or `remark_too_long`. */
export function objectionOf(input: string): string {
  const objection = tidyText(input)
  if (!isVisible(objection)) throw objectionMissing({ field: 'text' })
  if (codePoints(objection) > longestText) throw remarkTooLong({ field: 'text', limit: longestText })
  return objection
}

export const objectableUntil = (reason: RemovalReason, now: Date) =>
  new Date(now.getTime() + daysToObject[reason] * day)

export const readableUntil = (now: Date) => new Date(now.getTime() + daysToRead * day)

/** Throws `objection_over`. */
export function checkMayObject(
  removal: { objectableUntil: Date; objectedAt: Date | null } | undefined,
  now: Date,
): asserts removal {
  if (!removal || removal.objectedAt || removal.objectableUntil <= now) throw objectionOver()
}

import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import { unsendTooLate } from '../refusals.ts'

/** Product §9.11. */
export const unsendMinutes = 5

export interface SentFacts {
  seq: number
  sentAt: Date
  /** How far the other one has read, and deleted. */
  readSeq: number
  deletedSeq: number
  photoStatus: PhotoStatus | null
  now: Date
}

/** Until the other one has seen it, or has reported it, and for a few minutes. */
export function checkUnsend({ seq, sentAt, readSeq, deletedSeq, photoStatus, now }: SentFacts): void {
  const isInspected = photoStatus !== null && photoStatus !== 'active'
  const isSeen = seq <= Math.max(readSeq, deletedSeq) || isInspected
  if (isSeen || now.getTime() - sentAt.getTime() > unsendMinutes * 60_000)
    throw unsendTooLate({ minutes: unsendMinutes })
}

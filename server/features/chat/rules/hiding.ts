const day = 24 * 60 * 60_000

/** Before this moment messages are hidden (product §9.6); null where a site hides none. */
export const hiddenBefore = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() - days * day)

interface ReadState {
  before: Date | null
  /** What they have not read is never hidden. */
  readSeq: number
  unread: number
}

/** Whether a message is too old to be shown to its reader. */
export function isAged(
  { seq, createdAt }: { seq: number; createdAt: Date },
  { before, readSeq, unread }: ReadState,
): boolean {
  return before !== null && createdAt < before && !(unread > 0 && seq > readSeq)
}

/** Of messages, the latest first, those that their reader is shown. */
export function shownOf<Row extends { seq: number; createdAt: Date }>(rows: Row[], reader: ReadState): Row[] {
  const end = rows.findIndex((row) => isAged(row, reader))
  return end === -1 ? rows : rows.slice(0, end)
}

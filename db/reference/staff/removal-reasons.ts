/** Why the inspection removes a photo, in the order of the keys that choose them; `other` says why in words. */
export const removalReasons = ['nude', 'copied', 'minor', 'contact', 'violence', 'nobody', 'other'] as const
export type RemovalReason = (typeof removalReasons)[number]

/**
 * Days in which the member can object to a removal for this reason. As long the files stay, for who looks at it again; then
 * they go. What may show a child is kept no longer than that takes.
 */
export const daysToObject: Record<RemovalReason, number> = {
  nude: 180,
  copied: 180,
  minor: 14,
  contact: 180,
  violence: 180,
  nobody: 180,
  other: 180,
}

/** What became of an objection: the photo is back, or stays removed. */
export const objectionOutcomes = ['granted', 'refused'] as const

import type { AttributeName } from '../../../../db/reference/attributes.ts'

/** What is chosen from a list and said at once. Gender stays as it is, and sexuality has a consent of its own. */
export const choiceNames = [
  'joiningReason',
  'relationshipStatus',
  'bodyType',
  'hairColour',
  'eyeColour',
  'tattoos',
] as const satisfies AttributeName[]
export type ChoiceName = (typeof choiceNames)[number]

import { m } from '~words'
import { conflict, invalid, missing } from '../../core/refusal.ts'

/** The time to look at it is over, or it was given back. */
export const claimOver = conflict('claim_over', () => m.inspection_refusal_claim_over())
/** The moderator has no photo of this member in hand, or there is no such member. */
export const memberNotInHand = missing('member_not_in_hand', () => m.inspection_refusal_member_not_in_hand())
/** Their picture was not sent to who decides, or could not be had. */
export const photoNotSeen = conflict('photo_not_seen', () => m.inspection_refusal_not_seen())
/** Too late, or something was decided since. */
export const undoOver = conflict('undo_over', () => m.inspection_refusal_undo_over())
export const remarkMissing = invalid('remark_missing', () => m.inspection_refusal_remark_missing())
export const remarkTooLong = invalid('remark_too_long', ({ limit }: { limit: number }) =>
  m.inspection_refusal_text_too_long({ limit }),
)
export const objectionMissing = invalid('objection_missing', () => m.inspection_refusal_objection_missing())
/** Too late, objected to before, or of a photo that is gone. */
export const objectionOver = conflict('objection_over', () => m.inspection_refusal_objection_over())

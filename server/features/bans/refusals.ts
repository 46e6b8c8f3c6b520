import { m } from '~words'
import { conflict, invalid } from '../../core/refusal.ts'

export const banReasonInvalid = invalid('ban_reason_invalid', ({ max }: { max: number }) =>
  m.bans_refusal_reason_invalid({ max }),
)
/** `reason` is that of the ban that holds, which stays. */
export const alreadyBanned = conflict('already_banned', ({ reason }: { reason: string }) =>
  m.bans_refusal_already({ reason }),
)

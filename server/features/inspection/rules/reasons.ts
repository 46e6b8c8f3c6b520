import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'

/** Nobody has to be recognised on a photo in a conversation. */
export const isForSent = (reason: RemovalReason): boolean => reason !== 'nobody'

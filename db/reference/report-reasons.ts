/** Why a member or a message is reported: stored, and so never renamed. */
export const reportReasons = ['money', 'impostor', 'abuse', 'sexual', 'underage', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What somebody of the operator's does; an owner may do all of it. */
export const staffRoles = ['owner', 'moderator', 'supporter', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

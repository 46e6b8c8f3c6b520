import type { Db } from '../../db/client.ts'
import { findStaffSession } from '../../db/queries/staff/sessions.ts'
import type { StaffRole } from '../../db/reference/staff/roles.ts'
import type { Context, StaffContext } from './context.ts'
import { staffForbidden, staffRequired } from './refusals.ts'
import { hashOfSession } from './sessions.ts'

/** A staff member who sends a request. */
export interface SignedInStaff {
  id: string
  name: string
  role: StaffRole
  /** The hash of the session's secret, which is all that the database knows of it. */
  sessionId: string
  /** When they passed the second factor. Until then (null) they have no rights, except to pass it. */
  provedAt: Date | null
}

/** The back office is a place of its own: browsers bring what opens it nowhere else. */
export const officePath = '/admin'

export const isOfficePath = (pathname: string) => pathname === officePath || pathname.startsWith(`${officePath}/`)
export const staffCookieName = 'vonk_staff'

/** `seconds`: how long it lasts; 0 ends it. */
export function staffCookie(secret: string, secure: boolean, seconds: number): string {
  const attributes = `Path=${officePath}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return `${staffCookieName}=${secret}; Max-Age=${seconds}; ${attributes}`
}

export async function findStaffBySecret(db: Db, secret: string, now: Date): Promise<SignedInStaff | null> {
  return (await findStaffSession(db, hashOfSession(secret), now)) ?? null
}

/**
 * Returns the context of a staff member who has one of these roles, or is an owner, and has passed the second factor.
 * Throws `staff_required` or `staff_forbidden`.
 */
export function requireStaff(ctx: Context, roles: readonly StaffRole[]): StaffContext {
  const { staff } = ctx
  if (!staff?.provedAt) throw staffRequired()
  if (staff.role !== 'owner' && !roles.includes(staff.role)) throw staffForbidden()
  return ctx as StaffContext
}

import type { Db } from '../../db/client.ts'
import { findStaffSession } from '../../db/queries/staff/sessions.ts'
import type { StaffRole } from '../../db/reference/staff/roles.ts'
import type { Context, StaffContext } from './context.ts'
import { staffForbidden, staffRequired } from './refusals.ts'
import { hashOfSession } from './sessions.ts'

/** Somebody of the operator's whom a request comes from. */
export interface SignedInStaff {
  id: string
  name: string
  role: StaffRole
  /** The hash of the session's secret, which is all that the database knows of it. */
  sessionId: string
  /** When they have shown their second factor; null is nobody yet but to whoever asks for it. */
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
 * Whoever asks, when they are staff of one of these roles, or an owner, and have shown their second factor. Throws
 * `staff_required` or `staff_forbidden`.
 */
export function requireStaff(ctx: Context, roles: readonly StaffRole[]): StaffContext {
  const { staff } = ctx
  if (!staff?.provedAt) throw staffRequired()
  if (staff.role !== 'owner' && !roles.includes(staff.role)) throw staffForbidden()
  return ctx as StaffContext
}

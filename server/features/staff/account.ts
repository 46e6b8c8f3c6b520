import type { Tx } from '../../../db/client.ts'
import { isDemoAddress } from '../../../db/demo/logins.ts'
import { insertStaff } from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { commonPasswords } from '../../../db/reference/common-passwords.ts'
import type { StaffRole } from '../../../db/reference/staff/roles.ts'
import { hashPassword } from '../login/passwords.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { type EmailAddress, parseEmail } from '../mail/rules/email.ts'
import { parseStaffPassword } from './password.ts'
import { staffEmailTaken } from './refusals.ts'
import { staffSiteName } from './rules/password-rating.ts'
import { staffNameOf } from './rules.ts'

export interface StaffInput {
  email: string
  name: string
  password: string
}

export interface ReadyStaff {
  email: EmailAddress
  name: string
  passwordHash: string
}

/** Looks at what was typed and hashes the password: before anything is locked, because it takes long. */
export async function readyStaff(input: StaffInput): Promise<ReadyStaff> {
  const email = parseEmail(input.email)
  if (isDemoAddress(email.normalized)) throw emailInvalid({ field: 'email' })
  const name = staffNameOf(input.name)
  const facts = { siteName: staffSiteName, profileName: name, email: email.email, common: await commonPasswords() }
  return { email, name, passwordHash: await hashPassword(await parseStaffPassword(input.password, facts), 'staff') }
}

/** Throws `staff_email_taken`. Returns the id. */
export async function createStaff(
  tx: Tx,
  { email, ...ready }: ReadyStaff,
  role: StaffRole,
  now: Date,
): Promise<string> {
  const account = { ...ready, role, email: email.email, emailNormalized: email.normalized, createdAt: now }
  const id = await insertStaff(tx, { ...account, id: crypto.randomUUID() })
  if (!id) throw staffEmailTaken({ field: 'email' })
  await insertAuditEntry(tx, { staffId: null, action: 'staff_created', subjectId: id, details: { role } }, now)
  return id
}

export function emailOrNone(input: string): EmailAddress | undefined {
  try {
    return parseEmail(input)
  } catch {
    return undefined
  }
}

import type { Database } from '../../../db/client.ts'
import * as queries from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { deleteStaffSessionsOf } from '../../../db/queries/staff/sessions.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { createStaff, emailOrNone, readyStaff } from './account.ts'
import { forgetTries } from './attempts.ts'

export const usage = `Who runs this installation:

  bun run vonk create-owner          makes an account that may do everything, and asks for its name, address and password
  bun run vonk new-second-factor     for somebody of the staff who has lost theirs: the next log-in sets up another one,
                             and what strangers have tried at the account is forgotten
  bun run vonk oss-return            the return of the one-stop shop, for the tax of what members buy`

/** What is asked of whoever sits at the server: in words, or unseen. */
export interface Asking {
  line(question: string): Promise<string>
  secret(question: string): Promise<string>
}

/** Says what was done. Throws a Refusal for what cannot be, and `NotDone` for what was not understood. */
export async function runStaffCommand({ db }: Pick<Database, 'db'>, args: string[], ask: Asking): Promise<string> {
  const [command = '', ...others] = args
  if (others.length > 0) throw new NotDone(usage)
  if (command === 'create-owner') return createOwner(db, ask)
  if (command === 'new-second-factor') return newSecondFactor(db, ask)
  throw new NotDone(usage)
}

async function createOwner(db: Database['db'], ask: Asking): Promise<string> {
  const [name, email] = [await ask.line('Name: '), await ask.line('E-mail address: ')]
  const password = await ask.secret('Password: ')
  if (password !== (await ask.secret('The same again: '))) throw new NotDone('These were two different passwords.')
  const ready = await readyStaff({ name, email, password })
  await db.transaction(async (tx) => {
    await createStaff(tx, ready, 'owner', new Date())
    await queries.dropOwnerLink(tx)
  })
  return `${ready.name} is an owner, and logs in at /admin. The first time that sets up the second factor.`
}

async function newSecondFactor(db: Database['db'], ask: Asking): Promise<string> {
  const email = emailOrNone(await ask.line('E-mail address: '))
  const account = email && (await queries.findStaffByEmail(db, email.normalized))
  if (!account) throw new NotDone('Nobody works here with this address.')
  await db.transaction(async (tx) => {
    await queries.clearSecondFactor(tx, account.id)
    await deleteStaffSessionsOf(tx, account.id)
    await forgetTries(tx, account)
    await insertAuditEntry(tx, { staffId: null, action: 'second_factor_cleared', subjectId: account.id }, new Date())
  })
  return `${account.name} is logged out, and sets up a second factor at the next log-in.`
}

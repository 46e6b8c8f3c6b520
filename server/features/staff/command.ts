import * as queries from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { deleteStaffSessionsOf } from '../../../db/queries/staff/sessions.ts'
import type { AtServer, Commands } from '../../core/operations/command.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { createStaff, emailOrNone, readyStaff } from './account.ts'
import { forgetTries } from './attempts.ts'

/** For who works here. */
export const staffCommands = {
  'create-owner': {
    summary: 'makes an account that may do everything, and asks for its name, address and password',
    run: createOwner,
  },
  'new-second-factor': {
    summary: 'somebody of the staff who has lost theirs sets up another one, and tries by strangers are forgotten',
    run: newSecondFactor,
  },
} satisfies Commands

async function createOwner({ db, now, ask }: AtServer): Promise<string> {
  const [name, email] = [await ask.line('Name: '), await ask.line('E-mail address: ')]
  const password = await ask.secret('Password: ')
  if (password !== (await ask.secret('The same again: '))) throw new NotDone('These were two different passwords.')
  const ready = await readyStaff({ name, email, password })
  await db.transaction(async (tx) => {
    await createStaff(tx, ready, 'owner', now())
    await queries.dropOwnerLink(tx)
  })
  return `${ready.name} is an owner, and logs in at /admin. The first time that sets up the second factor.`
}

async function newSecondFactor({ db, now, ask }: AtServer): Promise<string> {
  const email = emailOrNone(await ask.line('E-mail address: '))
  const account = email && (await queries.findStaffByEmail(db, email.normalized))
  if (!account) throw new NotDone('Nobody works here with this address.')
  await db.transaction(async (tx) => {
    await queries.clearSecondFactor(tx, account.id)
    await deleteStaffSessionsOf(tx, account.id)
    await forgetTries(tx, account)
    await insertAuditEntry(tx, { staffId: null, action: 'second_factor_cleared', subjectId: account.id }, now())
  })
  return `${account.name} is logged out, and sets up a second factor at the next log-in.`
}

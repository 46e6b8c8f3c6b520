import * as queries from '../../../db/queries/staff/accounts.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import { deleteFingerprint } from '../../../db/queries/staff/installation.ts'
import { deleteStaffSessionsOf } from '../../../db/queries/staff/sessions.ts'
import { staffRoles } from '../../../db/reference/staff/roles.ts'
import { askUntil } from '../../core/operations/ask-until.ts'
import type { AtServer, Commands } from '../../core/operations/command.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { createStaff, emailOrNone, readyStaff } from './account.ts'
import { forgetTries } from './attempts.ts'
import { inviteStaff } from './join.ts'

/** For who works here. */
export const staffCommands = {
  'create-owner': {
    summary: 'makes an account that may do everything, and asks for its name, address and password',
    run: createOwner,
  },
  'create-staff': {
    summary: 'asks for a role, and prints a link by which somebody makes an account of it, once',
    run: createByLink,
  },
  'end-staff': {
    summary: 'somebody of the staff works here no longer: nothing opens for them from now on',
    run: end,
  },
  'new-secret': {
    summary: 'lets the next server start with another SECRET, by which nothing that was sealed before can be read',
    run: acceptNewSecret,
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
    await queries.deleteOwnerLink(tx)
  })
  return `${ready.name} is an owner, and logs in at /admin. The first time that sets up the second factor.`
}

async function createByLink(here: AtServer): Promise<string> {
  const role = await askUntil(here, `Role (${staffRoles.join(', ')}): `, (typed) => {
    const found = staffRoles.find((known) => known === typed.trim().toLowerCase())
    if (!found) throw new NotDone(`There is no role of this name. The roles: ${staffRoles.join(', ')}.`)
    return found
  })
  const path = await inviteStaff(here, role)
  return `Whoever opens this link first makes an account as ${role}, with a password and a second factor. It works once, for seven days, under the address of any site:\n${path}`
}

async function end({ db, now, ask }: AtServer): Promise<string> {
  const account = await accountTyped(db, await ask.line('E-mail address: '))
  await db.transaction(async (tx) => {
    if (!(await queries.endStaff(tx, account.id, now())))
      throw new NotDone(`${account.name} is the only owner: make another one first, by create-owner.`)
    await deleteStaffSessionsOf(tx, account.id)
    await insertAuditEntry(tx, { staffId: null, action: 'staff_ended', subjectId: account.id }, now())
  })
  return `${account.name} works here no longer, and is logged out everywhere.`
}

async function acceptNewSecret({ db, ask }: AtServer): Promise<string> {
  const typed = await ask.line(
    'Second factors and signed direct debits cannot be read by another SECRET. Go on? (yes/no): ',
  )
  if (typed.trim().toLowerCase() !== 'yes') throw new NotDone('Nothing was changed.')
  await deleteFingerprint(db)
  return 'The next server that starts sets which SECRET all of them need.'
}

/** Throws `NotDone` where nobody who works here has the address. */
async function accountTyped(db: AtServer['db'], typed: string): Promise<queries.StaffRow> {
  const email = emailOrNone(typed)
  const account = email && (await queries.findStaffByEmail(db, email.normalized))
  if (!account) throw new NotDone('Nobody works here with this address.')
  return account
}

async function newSecondFactor({ db, now, ask }: AtServer): Promise<string> {
  const account = await accountTyped(db, await ask.line('E-mail address: '))
  await db.transaction(async (tx) => {
    await queries.clearSecondFactor(tx, account.id)
    await deleteStaffSessionsOf(tx, account.id)
    await forgetTries(tx, account)
    await insertAuditEntry(tx, { staffId: null, action: 'second_factor_cleared', subjectId: account.id }, now())
  })
  return `${account.name} is logged out, and sets up a second factor at the next log-in.`
}

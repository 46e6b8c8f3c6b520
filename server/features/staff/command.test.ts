import { beforeEach, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff, aStaffSession } from '../../../db/testing/staff.ts'
import { findStaffBySecret } from '../../core/staff.ts'
import { atServer } from '../../testing/at-server.ts'
import { testWorld } from '../../testing/world.ts'
import { staffCommands } from './command.ts'
import { joinStaff, offerOwnership } from './join.ts'
import { logIn } from './log-in.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

const run = (name: keyof typeof staffCommands, ...answers: string[]) =>
  staffCommands[name].run(atServer(world, answers))
const password = 'zeven zeilen bij dageraad'

beforeEach(async () => {
  await sql`delete from staff_sessions`
  await sql`delete from staff`
  await sql`delete from owner_links`
})

test('makes an owner, and ends the link for the first one', async () => {
  await offerOwnership(world)
  const said = await run('create-owner', 'Olga', 'olga@example.org', password, password)
  expect(said).toContain('Olga is an owner')
  expect(await db.query.staff.findMany()).toEqual([
    expect.objectContaining({ role: 'owner', email: 'olga@example.org' }),
  ])
  expect(await db.query.ownerLinks.findMany()).toEqual([])
  expect(await offerOwnership(world)).toBeUndefined()
})

test.each([
  [['Olga', 'olga@example.org', password, password], 'staff_email_taken'],
  [['Olga', 'olga2@example.org', password, 'iets anders'], 'two different passwords'],
  [['Olga', 'olga2@example.org', '12345678', '12345678'], 'password_common'],
  [['Olga', 'olga2@example.org', 'password1234', 'password1234'], 'staff_password_weak'],
  [['Olga', 'olga2@example.org', 'kort&lang7', 'kort&lang7'], 'staff_password_weak'],
  [['', 'olga2@example.org', password, password], 'staff_name_invalid'],
  [['Olga', 'moderator@demo.example', password, password], 'email_invalid'],
])('says what is wrong with %j', async (answers, no) => {
  await aStaff(db, { email: 'olga@example.org' })
  await expect(run('create-owner', ...answers)).rejects.toThrow(no)
})

test.each([
  ['kort&lang7', 'Maak het wachtwoord langer: minstens 12 tekens.'],
  ['password1234', 'Dit wachtwoord is te makkelijk te raden.'],
])('the refusal of %j says what to change', async (weak, words) => {
  const no = await run('create-owner', 'Olga', 'olga3@example.org', weak, weak).catch((error) => error)
  expect(no.words).toStartWith(words)
})

test('whoever has lost their second factor is logged out and sets up another one', async () => {
  const { id, email } = await aStaff(db, { secondFactor: 'sealed', secondFactorSince: new Date() })
  await aStaffSession(db, id)
  await run('new-second-factor', email)
  const account = (await db.query.staff.findFirst({ where: (one, { eq }) => eq(one.id, id) }))!
  expect([account.secondFactor, account.secondFactorSince]).toEqual([null, null])
  expect(await db.query.staffSessions.findMany()).toEqual([])
  await expect(run('new-second-factor', 'nobody@example.org')).rejects.toThrow('Nobody')
})

/** Makes a link by these answers, with which Mo joins. */
async function moJoins(...answers: string[]): Promise<void> {
  const mailedToken = /token=([\w-]+)/.exec(await run('create-staff', ...answers))?.[1] ?? ''
  await joinStaff(await world.visitor({ mailedToken }), { name: 'Mo', email: 'mo@example.org', password })
}

test('a link that is asked for makes an account of the role that was typed', async () => {
  await moJoins('baas', 'Moderator')
  expect(await db.query.staff.findMany({ where: (one, { eq }) => eq(one.email, 'mo@example.org') })).toMatchObject([
    { name: 'Mo', role: 'moderator' },
  ])
})

test('for whoever is ended nothing opens from that moment on, until they are asked back', async () => {
  await moJoins('moderator')
  const visitor = await world.visitor()
  const account = (await db.query.staff.findFirst({ where: (one, { eq }) => eq(one.email, 'mo@example.org') }))!
  const session = await aStaffSession(db, account.id)
  expect(await findStaffBySecret(db, session, world.now())).not.toBeNull()
  expect(await run('end-staff', 'Mo@example.org')).toContain('Mo works here no longer')
  expect(await findStaffBySecret(db, session, world.now())).toBeNull()
  await expect(logIn(visitor, { email: 'mo@example.org', password })).rejects.toThrow('staff_login_failed')
  await expect(run('end-staff', 'mo@example.org')).rejects.toThrow('Nobody works here')

  await moJoins('finance')
  const again = (await db.query.staff.findFirst({ where: (one, { eq }) => eq(one.email, 'mo@example.org') }))!
  expect(again).toMatchObject({ id: account.id, role: 'finance', endedAt: null, secondFactor: null })
})

test('the only owner cannot be ended', async () => {
  await aStaff(db, { role: 'owner', email: 'olga@example.org' })
  await expect(run('end-staff', 'olga@example.org')).rejects.toThrow('only owner')
})

import { beforeEach, expect, test } from 'bun:test'
import { Secret, TOTP } from 'otpauth'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { aStaff } from '../../../db/testing/staff.ts'
import type { Context } from '../../core/context.ts'
import { findStaffBySecret } from '../../core/staff.ts'
import { testWorld } from '../../testing/world.ts'
import { hashPassword } from '../login/passwords.ts'
import { inviteStaff, joinStaff, offeredRole, offerOwnership } from './join.ts'
import { logIn, logOut } from './log-in.ts'
import { prove, setUp } from './prove.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db)
const world = await testWorld(database)

beforeEach(async () => {
  await sql`delete from staff_sessions`
  await sql`delete from staff`
})

const password = 'zeven zeilen bij dageraad'
const ofOwner = (n: number) => ({ email: `owner${n}@example.org`, name: `Owner ${n}`, password })
const tokenIn = (path: string | undefined) => new URLSearchParams(path?.split('?')[1]).get('token')
const actions = async () =>
  (await db.query.auditEntries.findMany({ orderBy: (e, { asc }) => [asc(e.id)] })).map(({ action }) => action)

/** A browser: what it was given as a cookie comes with the next request. */
function aBrowser() {
  let secret: string | undefined
  const setCookie = (header: string) => {
    const given = /^vonk_staff=([^;]*)/.exec(header)?.[1]
    if (given !== undefined) secret = given
  }
  return async (traits: Partial<Context> = {}): Promise<Context> =>
    world.visitor({ ...traits, setCookie, staff: secret ? await findStaffBySecret(db, secret, world.now()) : null })
}

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: world.now().getTime() })

test('of a dozen visitors with the link at once one becomes the owner, and none after', async () => {
  const token = tokenIn(await offerOwnership(world))
  expect(await offeredRole(await world.visitor({ mailedToken: token }))).toBe('owner')
  expect(await offeredRole(await world.visitor({ mailedToken: 'x'.repeat(43) }))).toBeNull()
  await expect(joinStaff(await world.visitor(), ofOwner(0))).rejects.toThrow('owner_link_over')

  const visitors = await Promise.all(Array.from({ length: 12 }, () => world.visitor({ mailedToken: token })))
  const made = await Promise.allSettled(visitors.map((ctx, n) => joinStaff(ctx, ofOwner(n))))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of made) if (one.status === 'rejected') expect(one.reason.code).toBe('owner_link_over')
  expect(await db.query.staff.findMany()).toHaveLength(1)
  expect(await offerOwnership(world)).toBeUndefined()
  expect(await offeredRole(await world.visitor({ mailedToken: token }))).toBeNull()
})

test('servers that start at once or later tell the same link, which works a day at least, and one with another secret its own', async () => {
  const told = new Set(await Promise.all(Array.from({ length: 5 }, () => offerOwnership(world))))
  world.pass(5 * 24 * 60 * 60_000)
  told.add(await offerOwnership(world))
  expect(told.size).toBe(1)
  const [path] = told
  const other = await offerOwnership({ ...world, secret: 'another secret of an installation, long enough' })
  expect(other).not.toBe(path)
  expect(await offeredRole(await world.visitor({ mailedToken: tokenIn(path) }))).toBeNull()
  const again = await offerOwnership(world)
  world.pass(6 * 24 * 60 * 60_000 + 1)
  expect(await offerOwnership(world)).not.toBe(again)
})

test('somebody who is invited gets the role of their link, and the link works once', async () => {
  const token = tokenIn(await inviteStaff(world, 'moderator'))
  const owner = tokenIn(await offerOwnership(world))
  expect(await offeredRole(await world.visitor({ mailedToken: token }))).toBe('moderator')
  const browser = aBrowser()
  await joinStaff(await browser({ mailedToken: token }), ofOwner(7))
  expect((await browser()).staff).toMatchObject({ role: 'moderator', provedAt: null })
  await expect(joinStaff(await world.visitor({ mailedToken: token }), ofOwner(8))).rejects.toThrow('owner_link_over')
  expect(await offeredRole(await world.visitor({ mailedToken: owner }))).toBe('owner')
})

test('a week later the link is over', async () => {
  const token = tokenIn(await offerOwnership(world))
  world.pass(7 * 24 * 60 * 60_000 + 1)
  await expect(joinStaff(await world.visitor({ mailedToken: token }), ofOwner(0))).rejects.toThrow('owner_link_over')
})

test('nothing opens by the password alone: the second factor is set up first, asked for ever after, and each code is taken once', async () => {
  const before = (await actions()).length
  const browser = aBrowser()
  await joinStaff(await browser({ mailedToken: tokenIn(await offerOwnership(world)) }), ofOwner(1))
  expect((await browser()).staff).toMatchObject({ role: 'owner', provedAt: null })

  const { key, size, squares } = (await setUp(await browser()))!
  expect((await setUp(await browser()))?.key).toBe(key)
  expect([size > 20, squares.startsWith('M')]).toEqual([true, true])
  await expect(prove(await browser(), '000000')).rejects.toThrow('staff_code_wrong')
  const code = codeOf(key)
  await prove(await browser(), `${code.slice(0, 3)} ${code.slice(3)}`)
  expect((await browser()).staff?.provedAt).toEqual(world.now())
  expect(await setUp(await browser())).toBeNull()

  const other = aBrowser()
  await logIn(await other(), { email: 'Owner1@example.org', password })
  expect((await other()).staff?.provedAt).toBeNull()
  expect(await setUp(await other())).toBeNull()
  await expect(prove(await other(), code)).rejects.toThrow('staff_code_wrong')
  world.pass(30_000)
  await prove(await other(), codeOf(key))
  expect((await other()).staff?.provedAt).toEqual(world.now())
  await logOut(await other())
  expect((await other()).staff).toBeNull()
  expect((await actions()).slice(before)).toEqual([
    'staff_created',
    'second_factor_set',
    'logged_in',
    'logged_in',
    'logged_out',
  ])
})

test('a log-in ends after twelve hours, and after ten minutes without the second factor', async () => {
  const passwordHash = await hashPassword(password, 'staff')
  const { email } = await aStaff(db, { passwordHash })
  const browser = aBrowser()
  await logIn(await browser(), { email, password })
  world.pass(10 * 60_000 - 1)
  expect((await browser()).staff).not.toBeNull()
  world.pass(1)
  expect((await browser()).staff).toBeNull()
})

test('five wrong passwords from a network lock it, and five wrong codes lock every network', async () => {
  const passwordHash = await hashPassword(password, 'staff')
  const { email } = await aStaff(db, { passwordHash })
  const wrong = async (n: number, network: string) =>
    logIn(await world.visitor({ network }), { email, password: `fout ${n}` })
  for (let n = 0; n < 5; n++)
    await expect(wrong(n, '198.51.100.0/24')).rejects.toThrow(
      n < 4 ? 'staff_login_failed' : /login_locked|staff_login_failed/,
    )
  const locked = await world.visitor({ network: '198.51.100.0/24' })
  await expect(logIn(locked, { email, password })).rejects.toThrow('login_locked')

  const browser = aBrowser()
  await logIn(await browser(), { email, password })
  await setUp(await browser())
  for (let n = 0; n < 5; n++)
    await expect(prove(await browser({ network: `203.0.113.${n}/24` }), `00000${n}`)).rejects.toThrow(
      /staff_code_wrong|login_locked/,
    )
  await expect(prove(await browser({ network: '192.0.2.77/24' }), '123456')).rejects.toThrow('login_locked')
})

test('what is written into the audit log stays', async () => {
  await joinStaff(await world.visitor({ mailedToken: tokenIn(await offerOwnership(world)) }), ofOwner(2))
  for (const change of [
    sql`update audit_entries set action = 'logged_in'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(Promise.resolve(change)).rejects.toThrow('append-only')
})

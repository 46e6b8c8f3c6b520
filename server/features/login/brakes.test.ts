import { beforeEach, describe, expect, test } from 'bun:test'
import { setEmail } from '../../../db/queries/credentials.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { attemptOf, countAttempt } from './attempts.ts'
import { logIn } from './log-in.ts'
import { password, passwordHash } from './testing/password.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

const minute = 60_000
let email = ''
let n = 0
beforeEach(async () => {
  email = `member-of-brakes${++n}@example.org`
  await aMember(db, { email, passwordHash })
})

type Traits = Parameters<typeof world.visitor>[0]
/** How a log-in went: `in`, or the refusal's code. */
async function tryWith(tried: string, traits: Traits = {}, address = email): Promise<string> {
  const ctx = await world.visitor(traits)
  return logIn(ctx, { email: address, password: tried }).then(
    () => 'in',
    (error) => error.code,
  )
}
async function tryAll(passwords: string[], traits: Traits = {}): Promise<string[]> {
  const codes = []
  for (const tried of passwords) codes.push(await tryWith(tried, traits))
  return codes
}
const atOnce = (count: number, attempt: (i: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, i) => attempt(i)))
const times = (count: number, outcome: string) => Array<string>(count).fill(outcome)
const wrong = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `fout ${from + i}`)
const elsewhere = (i: number) => ({ network: `198.51.${i}.0/24` })

/** The browser of somebody who has logged in once, as it comes back. */
async function aKnownBrowser(address = email): Promise<NonNullable<Traits>> {
  const cookies: string[] = []
  const ctx = await world.visitor({ setCookie: (cookie) => cookies.push(cookie) })
  await logIn(ctx, { email: address, password })
  const deviceProofs = cookies.flatMap((cookie) => /^vonk_device=([^;]+)/.exec(cookie)?.[1] ?? []).at(-1) ?? null
  return { deviceProofs }
}

describe('the same wrong password', () => {
  test('counts once, though a client sends it five times, and different ones count each', async () => {
    const repeated = wrong(4).flatMap((tried) => times(5, tried))
    expect(await tryAll(repeated)).toEqual(times(20, 'login_failed'))
    expect(await tryAll(['fout 4', 'fout 5'])).toEqual(times(2, 'login_locked'))
  })

  test('counts once though it comes five times at once', async () => {
    for (const tried of wrong(4)) expect(await atOnce(5, () => tryWith(tried))).toEqual(times(5, 'login_failed'))
    expect(await tryWith('fout 4')).toBe('login_locked')
  })

  test('counts again after a quarter of an hour', async () => {
    expect(await tryAll(wrong(4))).toEqual(times(4, 'login_failed'))
    world.pass(14 * minute)
    expect(await tryAll(wrong(4))).toEqual(times(4, 'login_failed'))
    world.pass(minute)
    expect(await tryAll(wrong(5))).toEqual([...times(4, 'login_failed'), 'login_locked'])
  })

  test('is known again by nothing that tells what it was', async () => {
    await tryWith('een geheim van Anna')
    const rows = await database.sql`select tried from login_failures where cardinality(tried) > 0`
    expect(JSON.stringify([...rows])).not.toMatch(/geheim|Anna/)
    expect(JSON.stringify([...rows])).not.toContain(Bun.SHA256.hash('een geheim van Anna', 'hex'))
  })
})

describe('at once', () => {
  test('twelve right log-ins get in, all of them', async () => {
    expect(await atOnce(12, () => tryWith(password))).toEqual(times(12, 'in'))
  })

  test('twelve right log-ins get in after four wrong ones, and those are forgotten', async () => {
    await tryAll(wrong(4))
    expect(await atOnce(12, () => tryWith(password))).toEqual(times(12, 'in'))
    expect(await tryAll(wrong(4, 4))).toEqual(times(4, 'login_failed'))
  })

  test('thirty guesses are five, and then the right one waits as well', async () => {
    const outcomes = await atOnce(30, (i) => tryWith(`gok ${i}`))
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(4)
    expect(outcomes.filter((outcome) => outcome === 'login_locked')).toHaveLength(26)
    expect(await tryWith(password)).toBe('login_locked')
  })

  test('guesses from forty networks are twenty', async () => {
    const outcomes = await atOnce(40, (i) => tryWith(`gok ${i}`, elsewhere(i)))
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(19)
    expect(outcomes.filter((outcome) => outcome === 'login_link_required')).toHaveLength(21)
  })
})

describe('twenty wrong passwords within an hour, from wherever they come', () => {
  /** Counts them without comparing, which is what takes the time. */
  const brake = async (address = email) => {
    for (let i = 0; i < 20; i++) {
      const ctx = await world.visitor(elsewhere(i))
      await countAttempt(ctx, attemptOf(ctx, { emailNormalized: address, password: `gok ${i}`, account: undefined }))
    }
  }

  test('hold up every browser that the account does not know, and say what to do', async () => {
    await brake()
    expect(await tryWith(password)).toBe('login_link_required')
    const ctx = await world.visitor()
    const held = await logIn(ctx, { email, password }).catch((error) => error.wire)
    expect(held).toMatchObject({ code: 'login_link_required', details: { retryAfter: 3600, minutes: 60 } })
    world.pass(60 * minute)
    expect(await tryWith(password)).toBe('in')
  })

  test('do not hold up a browser that has logged in before, from any network', async () => {
    const known = await aKnownBrowser()
    await brake()
    expect(await tryWith(password, { ...known, ...elsewhere(99) })).toBe('in')
    expect(await tryWith(password)).toBe('login_link_required')
  })

  test('hold up a browser that has logged in to another account alone', async () => {
    const other = await aMember(db, { email: `other-${email}`, passwordHash })
    const known = await aKnownBrowser(other.email)
    await brake()
    expect(await tryWith(password, known)).toBe('login_link_required')
  })

  test('hold up whoever makes up a proof', async () => {
    const { deviceProofs } = await aKnownBrowser()
    const [name] = deviceProofs!.split('.')
    await brake()
    for (const made of [`${name}.`, `${name}.x`, 'x', '~~~', `x${deviceProofs}`])
      expect(await tryWith(password, { deviceProofs: made })).toBe('login_link_required')
  })

  test('hold up a browser that has logged in to an account that had this address before', async () => {
    const earlier = await aMember(db, { email: `freed-${email}`, passwordHash })
    const known = await aKnownBrowser(earlier.email)
    const address = { email: `new-${email}`, emailNormalized: `new-${email}` }
    await db.transaction(async (tx) => setEmail(tx, await lockMembers(tx, [earlier.id]), earlier.id, address))
    await aMember(db, { email: earlier.email, passwordHash })
    await brake(earlier.email)
    await brake(`new-${email}`)
    expect(await tryWith(password, known, earlier.email)).toBe('login_link_required')
    // What it proves goes with the account.
    expect(await tryWith(password, known, `new-${email}`)).toBe('in')
  })

  test('hold up an address without an account alike', async () => {
    await brake('nobody@example.org')
    expect(await tryWith(password, {}, 'nobody@example.org')).toBe('login_link_required')
  })
})

describe('a browser that has logged in before', () => {
  test('is not locked by strangers in the same network, and locks itself after five', async () => {
    const known = await aKnownBrowser()
    await tryAll(wrong(5))
    expect(await tryWith(password)).toBe('login_locked')
    expect(await tryWith(password, known)).toBe('in')
    expect(await tryAll(wrong(5, 5), known)).toEqual([...times(4, 'login_failed'), 'login_locked'])
  })

  test('is known to the three members who used it last', async () => {
    let proofs: string | null = null
    const emails = ['a', 'b', 'c', 'd'].map((who) => `${who}-${email}`)
    for (const address of emails) {
      await aMember(db, { email: address, passwordHash })
      const setCookie = (cookie: string) => {
        proofs = /^vonk_device=([^;]+)/.exec(cookie)?.[1] ?? proofs
      }
      await logIn(await world.visitor({ deviceProofs: proofs, setCookie }), { email: address, password })
    }
    const outcomes = []
    for (const address of emails) {
      for (let i = 0; i < 5; i++) {
        const ctx = await world.visitor()
        await countAttempt(ctx, attemptOf(ctx, { emailNormalized: address, password: `gok ${i}`, account: undefined }))
      }
      outcomes.push(await tryWith(password, { deviceProofs: proofs }, address))
    }
    expect(outcomes).toEqual(['login_locked', 'in', 'in', 'in'])
  })
})

import { beforeEach, describe, expect, test } from 'bun:test'
import { insertToken } from '../../../../db/queries/mail/tokens.ts'
import { aBan, aDeletion, aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { linkIn, mailsTo, tokenIn } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { entrance } from './enter.ts'
import { requestLoginLink } from './request-login-link.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

const minute = 60_000
let email = ''
let n = 0
beforeEach(() => {
  email = `owner${++n}@example.org`
})
const ask = async (address = email) => requestLoginLink(await world.visitor(), { email: address })
const press = async (token: string) => entrance.open(await world.visitor(), token)
const anOwner = (traits: object = {}) => aMember(db, { email, passwordHash: 'x', name: 'Mila', ...traits })

async function twoLinks() {
  await anOwner()
  await ask()
  await mailsTo(world, email)
  world.pass(minute)
  await ask()
  const [older, newer] = (await mailsTo(world, email)).map(tokenIn)
  return { older: older!, newer: newer! }
}

describe('a link that logs in', () => {
  test('goes to the owner of the address, works once and for an hour, and says so', async () => {
    await anOwner()
    await ask(email.toUpperCase())
    const [mail] = await mailsTo(world, email)
    expect(mail).toMatchObject({ subject: 'Je inloglink voor Vonk' })
    for (const words of ['Hoi Mila', 'De link werkt één keer.', 'De link werkt 60 minuten.'])
      expect(mail!.text).toContain(words)
    expect(linkIn(mail!)).toMatch(/^\/enter\?token=[\w-]{43}$/)
  })

  test('is dead once a newer one was mailed', async () => {
    const { older, newer } = await twoLinks()
    expect(await press(older)).toBe('/login?notice=link_failed')
    expect(await press(newer)).toBe('/members')
  })

  test('is dead once another way into the account was taken, of many at the same moment all but one', async () => {
    const { id: memberId } = await anOwner()
    const links = Array.from({ length: 10 }, () => newToken())
    const expiresAt = new Date(world.now().getTime() + minute)
    for (const [n, { hash }] of links.entries()) {
      const purpose = n % 2 ? 'enter' : 'log_in'
      await insertToken(db, { hash, memberId, purpose, email, createdAt: world.now(), expiresAt })
    }
    await Promise.all(links.map(({ token }) => press(token)))
    expect(await db.query.sessions.findMany({ where: (row, { eq }) => eq(row.memberId, memberId) })).toHaveLength(1)
  })

  test('opens nobody of a demo that is over', async () => {
    email = 'premium@demo.example'
    await anOwner()
    await ask()
    const path = linkIn((await mailsTo(world, email))[0]!)
    const cookies: string[] = []
    const setCookie = (cookie: string) => void cookies.push(cookie)
    const token = new URLSearchParams(path.split('?')[1]).get('token')!
    expect(await entrance.open(await world.visitor({ setCookie }), token)).toBe('/login?notice=link_failed')
    expect(cookies).toEqual([])
    expect(await entrance.open(await world.visitor({ setCookie, isDemo: true }), token)).toBe('/members')
  })

  test('comes in the language of the member', async () => {
    await anOwner({ locale: 'en' })
    await ask()
    expect((await mailsTo(world, email))[0]!.subject).toBe('Your log-in link for Vonk')
  })

  test('comes once a minute and three times an hour, so that one in the mailbox always works', async () => {
    await anOwner()
    for (let asked = 0; asked < 2; asked++) await ask()
    expect(await mailsTo(world, email)).toHaveLength(1)
    for (let asked = 0; asked < 9; asked++) {
      world.pass(minute)
      await ask()
      await mailsTo(world, email)
    }
    expect(await mailsTo(world, email)).toHaveLength(3)
    world.pass(51 * minute)
    await ask()
    expect(await mailsTo(world, email)).toHaveLength(4)
  })
})

describe('nobody hears of it on the screen', () => {
  test('who has no account gets no mail, and the same answer', async () => {
    expect(await ask()).toBeUndefined()
    expect(await mailsTo(world, email)).toEqual([])
  })

  test('who is banned gets none', async () => {
    await aBan(db, (await anOwner()).id, 'Spam')
    await ask()
    expect(await mailsTo(world, email)).toEqual([])
  })

  test('a profile that nobody can log in to gets none', async () => {
    await anOwner({ fictional: true, passwordHash: null })
    await ask()
    expect(await mailsTo(world, email)).toEqual([])
  })

  test('who has not confirmed the address is asked to do that first: the account may be a stranger’s', async () => {
    await anOwner({ confirmedAt: null })
    await ask()
    expect((await mailsTo(world, email)).map(({ subject }) => subject)).toEqual(['Bevestig je e-mailadres voor Vonk'])
  })

  test('who has left gets the way back while there is one', async () => {
    const { id } = await anOwner()
    await aDeletion(db, id, new Date(world.now().getTime() + minute))
    await ask()
    expect((await mailsTo(world, email))[0]!.text).toContain('/reactivate?token=')
    world.pass(2 * minute)
    await ask()
    expect(await mailsTo(world, email)).toHaveLength(1)
  })
})

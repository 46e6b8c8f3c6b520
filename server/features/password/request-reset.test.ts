import { beforeEach, describe, expect, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { linkIn, mailsTo } from '../../testing/mailbox.ts'
import { testWorld } from '../../testing/world.ts'
import { passwordHash } from '../login/testing/password.ts'
import { requestReset } from './request-reset.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings: { hideAccountExistence: true } })
const world = await testWorld(database)

const minute = 60_000
let n = 0
let email = ''
beforeEach(() => {
  email = `forgetful${++n}@example.org`
})
const hosts = { vonk: 'localhost', discreet: 'discreet.test' }
type SiteId = keyof typeof hosts
const ask = async (siteId: SiteId = 'vonk', address = email): Promise<string> =>
  requestReset(await world.visitor({ site: await world.sites.of(hosts[siteId]) }), { email: address }).then(
    () => 'asked',
    (error) => error.code,
  )
const aForgetful = (siteId: SiteId = 'vonk', traits: object = {}) =>
  aMember(db, { email, siteId, passwordHash, name: 'Mila', ...traits })
const subjects = async () => (await mailsTo(world, email)).map(({ subject }) => subject)
const mailed = ['Kies een nieuw wachtwoord voor Vonk']

describe.each(['vonk', 'discreet'] as const)('who forgot the password at %s', (siteId) => {
  test('gets a link, which says what it does and how long it works', async () => {
    await aForgetful(siteId)
    expect(await ask(siteId, email.toUpperCase())).toBe('asked')
    const [mail] = await mailsTo(world, email)
    expect(mail!.subject).toBe('Kies een nieuw wachtwoord voor Vonk')
    for (const words of ['Hoi Mila', 'De link werkt één keer', 'De link werkt 60 minuten.'])
      expect(mail!.text).toContain(words)
    expect(linkIn(mail!)).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/)
  })

  test('gets one a minute and three an hour, however many ask at once', async () => {
    await aForgetful(siteId)
    await Promise.all(Array.from({ length: 50 }, () => ask(siteId)))
    expect(await subjects()).toEqual(mailed)
    for (let asked = 0; asked < 5; asked++) {
      world.pass(minute)
      await ask(siteId)
      await subjects()
    }
    expect(await subjects()).toHaveLength(3)
  })

  test('confirms the address first where that is left to do: the account may be a stranger’s', async () => {
    await aForgetful(siteId, { confirmedAt: null })
    expect(await ask(siteId)).toBe('asked')
    expect(await subjects()).toEqual(['Bevestig je e-mailadres voor Vonk'])
  })

  test('is answered alike when banned, and gets the link: the log-in says what the ban is for', async () => {
    const { id } = await aForgetful(siteId)
    await aBan(db, id, 'Spam')
    expect(await ask(siteId)).toBe('asked')
    expect(await subjects()).toEqual(mailed)
  })
})

describe('a site that tells which accounts exist', () => {
  test('says of an address without one that it is not found', async () => {
    expect(await ask()).toBe('email_not_found')
    expect(await ask('vonk', 'geen adres')).toBe('email_invalid')
    await aForgetful('discreet')
    expect(await ask()).toBe('email_not_found')
    expect(await subjects()).toEqual([])
  })

  test('says so of one that was left for good, that nobody logs in to, and of a demo that is over', async () => {
    const left = await aForgetful()
    await aDeletion(db, left.id, world.now())
    const fictional = await aMember(db, { fictional: true })
    const ofDemo = await aMember(db, { email: 'free@demo.example', passwordHash })
    for (const address of [left.email, fictional.email, ofDemo.email])
      expect(await ask('vonk', address)).toBe('email_not_found')
  })

  test('offers the way back to who has left and can still return', async () => {
    const { id } = await aForgetful()
    await aDeletion(db, id, new Date(world.now().getTime() + minute))
    expect(await ask()).toBe('email_in_grace')
  })
})

describe('a site that hides which accounts exist', () => {
  test('answers alike and with the same statements, whatever the address is', async () => {
    const left = await aForgetful('discreet')
    await aDeletion(db, left.id, new Date(world.now().getTime() + minute))
    const here = await aMember(db, { siteId: 'discreet', passwordHash })
    const asked = async (address: string) => {
      const { statements } = await countStatements(database, () => ask('discreet', address))
      return statements.length
    }
    const counts = [await asked('nobody@example.org'), await asked(left.email), await asked(here.email)]
    expect(new Set(counts).size).toBe(1)
    expect(await mailsTo(world, 'nobody@example.org')).toEqual([])
    expect((await mailsTo(world, left.email))[0]!.text).toContain('/reactivate?token=')
  })
})

import { beforeEach, describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { linkIn, mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { askingOf } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'
import { passwordHash } from '../login/testing/password.ts'
import { requestReset } from './request-reset.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const ask = askingOf(world)

let n = 0
let email = ''
beforeEach(async () => {
  email = `forgetful${++n}@example.org`
  await aMember(db, { email, passwordHash, name: 'Mila' })
})

async function aMailedLink() {
  await requestReset(await world.visitor(), { email })
  const mail = (await mailsTo(world, email)).at(-1)!
  return { path: linkIn(mail), token: tokenIn(mail) }
}
/** Sends a form as a browser without script does. Returns where it redirects, or the status. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers }
  const response = await ask({ method: 'POST', path, headers: form, body: `${new URLSearchParams(fields)}` })
  return response.headers.get('location') ?? response.status
}
const fields = { password: 'een heel nieuwe zin', repeated: 'een heel nieuwe zin' }

describe('the secret of a mailed link', () => {
  test('leaves the address before there is a page: it goes on as a cookie that no script reads', async () => {
    const { path, token } = await aMailedLink()
    const followed = await ask({ path: `${path}&x=1`, headers: { 'sec-fetch-site': 'cross-site' } })
    expect([followed.status, followed.headers.get('location')]).toEqual([303, '/reset-password/do?x=1'])
    expect(followed.headers.get('cache-control')).toBe('no-store')
    const cookie = followed.headers.getSetCookie().find((header) => header.startsWith('vonk_link='))
    expect(cookie).toBe(`vonk_link=${token}; Max-Age=3600; HttpOnly; Path=/; SameSite=Lax`)
    const page = await ask({ path: '/reset-password/do', headers: { cookie: `vonk_link=${token}` } })
    const html = await page.text()
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('Voor het account van <bdi translate="no">Mila</bdi> op Vonk.')
    expect(html).toContain(`name="token" value="${token}"`)
    expect((await ask({ path: '/reset-password/do' })).text()).resolves.not.toContain(token)
  })

  test('is none when it is not as we make them, and one that is left from before goes', async () => {
    for (const token of ['', 'x', 'a'.repeat(44), '%0d%0aset-cookie:x', 'é'.repeat(43)]) {
      const followed = await ask({ path: `/reset-password/do?token=${token}` })
      expect(followed.headers.get('location')).toBe('/reset-password/do')
      expect(followed.headers.getSetCookie().join()).toContain('vonk_link=; Max-Age=0')
    }
  })

  test('leads to no other host by the page that it stands on', async () => {
    const followed = await ask({ path: '//evil.example/?token=x' })
    expect(new URL(followed.headers.get('location')!, 'http://localhost').host).toBe('localhost')
  })
})

describe('without script', () => {
  test('a link is asked for, and the address stands in none', async () => {
    expect(await send('/reset-password', { email })).toBe('/reset-password?notice=sent')
    expect(await mailsTo(world, email)).toHaveLength(1)
    expect(await send('/reset-password', { email: 'nobody@example.org' })).toBe(
      '/reset-password?notice=email_not_found',
    )
    expect(await send('/reset-password', {})).toBe('/reset-password?notice=email_invalid')
    expect(await send('/reset-password', { email: `${'x'.repeat(5000)}@example.org` })).toBe(
      '/reset-password?notice=email_invalid',
    )
  })

  test('a password is chosen, and what is wrong with it said by its name', async () => {
    const { token } = await aMailedLink()
    const page = '/reset-password/do'
    expect(await send(page, { token, ...fields, repeated: 'anders' })).toBe(`${page}?notice=passwords_differ`)
    expect(await send(page, { token, password: 'kort', repeated: 'kort' })).toBe(`${page}?notice=password_length`)
    expect(await send(page, { token, ...fields })).toBe(`${page}?notice=done`)
    expect(await send(page, { token, ...fields })).toBe(`${page}?notice=reset_link_failed`)
    expect(await send('/login', { email, password: fields.password })).toBe('/login')
  })

  test('a foreign page asks for nothing and sets nothing, and nobody sends a flood', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const { token } = await aMailedLink()
    expect(await send('/reset-password', { email }, foreign)).toBe(403)
    expect(await send('/reset-password/do', { token, ...fields }, foreign)).toBe(403)
    expect(await send('/reset-password/do', { token: 'x'.repeat(70_000) })).toBe(413)
    expect(await send('/reset-password/do', { token, ...fields })).toBe('/reset-password/do?notice=done')
  })
})

import { describe, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { testWorld } from '../../testing/world.ts'
import { sendLetter } from './letter/send-letter.tsx'
import { mailboxResponse } from './mailbox-response.tsx'

const database = await freshDatabase()
await aSite(database.db, { settings: { name: 'Vonk <b>' } })
const world = await testWorld(database)

const open = async (path: string, locale: 'nl' | 'en' = 'nl') =>
  mailboxResponse(await world.visitor({ locale }), { url: new URL(`http://localhost${path}`) })

async function send(to: string) {
  const site = await world.sites.of('localhost')
  await sendLetter(world, { site, to, locale: 'nl', origin: 'http://localhost' }, () => ({
    subject: 'Onderwerp',
    preview: 'Kort',
    title: '<script>alert(1)</script>',
    paragraphs: ['Eerste alinea'],
    action: { label: 'Verder', url: 'http://localhost/activate?token=x&y=1' },
    notes: ['Klein'],
  }))
}

describe('the mailbox', () => {
  test('says when it is empty, in the visitor’s language', async () => {
    expect(await (await open('/dev/mail')).text()).toContain('Nog geen mails.')
    expect(await (await open('/dev/mail', 'en')).text()).toContain('No mails yet.')
  })

  test('lists mails and shows one, which can run nothing', async () => {
    await send('ada@example.org')
    const list = await (await open('/dev/mail')).text()
    expect(list).toContain('Aan ada@example.org')
    const [, id] = /href="\/dev\/mail\/([\w-]+)"/.exec(list) ?? []
    const response = await open(`/dev/mail/${id}`)
    const shown = await response.text()
    expect(shown).toMatch(/<iframe title="Onderwerp" sandbox="allow-popups [^"]*"/)
    expect(shown).not.toContain('allow-scripts')
    expect(shown).not.toContain('<script')
    expect(shown).toContain('Verder:\nhttp://localhost/activate?token=x&amp;y=1')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('knows when a mail is not there', async () => {
    const response = await open(`/dev/mail/${crypto.randomUUID()}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('We kunnen deze mail niet vinden.')
  })
})

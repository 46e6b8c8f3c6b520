import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeError } from '../core/operations/log.ts'
import { createSmsGateway, openSmsInbox, type Sms, SmsRefused } from './sms.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vonk-sms-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const sms: Sms = { fromName: 'Vonk', to: '+31612345678', text: '482715 is je code' }

/** A service that answers like this, and what it was asked. */
async function sendTo(answer: () => Response, smsToken?: string) {
  const asked: { body: unknown; token: string | null }[] = []
  await using server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      asked.push({ body: await request.json(), token: request.headers.get('authorization') })
      return answer()
    },
  })
  const gateway = createSmsGateway({ smsUrl: `http://127.0.0.1:${server.port}/`, smsToken, dataDir })
  const failure = await gateway.send(sms).catch((error) => error)
  return { asked, failure }
}

test('a service gets the message, and the token that lets us in', async () => {
  const { asked, failure } = await sendTo(() => new Response(null, { status: 202 }), 'a token')
  expect(failure).toBeUndefined()
  expect(asked).toEqual([
    { body: { from: 'Vonk', to: '+31612345678', text: '482715 is je code' }, token: 'Bearer a token' },
  ])
})

test('a refused message is told without saying to whom', async () => {
  const { failure } = await sendTo(() => new Response('no such phone: +31612345678', { status: 422 }))
  expect(failure).toBeInstanceOf(SmsRefused)
  expect(JSON.stringify(describeError(failure))).not.toContain('612345678')
})

test('nothing goes where a service leads elsewhere', async () => {
  const { asked, failure } = await sendTo(() => Response.redirect('http://127.0.0.1:9/', 307))
  expect([asked.length, failure instanceof Error]).toEqual([1, true])
})

test('without a service messages are kept, for the owner of the files alone', async () => {
  const gateway = createSmsGateway({ smsUrl: undefined, smsToken: undefined, dataDir })
  await gateway.send(sms)
  await gateway.send({ ...sms, text: 'later' })
  const inbox = openSmsInbox(dataDir)
  const [latest, first] = await inbox.list()
  expect([latest?.text, first]).toEqual(['later', { ...sms, id: first!.id, sentAt: first!.sentAt }])
  expect(await inbox.read(first!.id)).toEqual(first!)
  expect(statSync(join(dataDir, 'sms')).mode & 0o077).toBe(0)
})

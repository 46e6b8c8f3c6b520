import { expect, test } from 'bun:test'
import { type Mail, type MailGateway, MailRefused, MailServerUnreachable } from './mail.ts'
import { watchedMail } from './mail-breaker.ts'

const mail: Mail = { fromName: 'Vonk', to: 'ada@example.org', subject: 'Hoi', html: '<p>Hoi</p>', text: 'Hoi' }

type Way = 'answers' | 'is silent' | 'is unreachable' | 'is busy' | 'refuses'

const failures = {
  'is unreachable': new MailServerUnreachable({ code: 'ESOCKET' }),
  'is busy': new MailServerUnreachable({ code: 'EPROTOCOL', responseCode: 421 }),
  refuses: new MailRefused({ code: 'EENVELOPE', responseCode: 550 }),
}

/** A mail server whose answers to mails and to questions the test sets; it counts both. */
function aServer() {
  let ways: { mails: Way; questions: Way } = { mails: 'answers', questions: 'answers' }
  const asked = { mails: 0, questions: 0 }
  async function answer(way: Way, signal?: AbortSignal): Promise<void> {
    if (way === 'is silent') {
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))
    }
    if (way in failures) throw failures[way as keyof typeof failures]
  }
  const gateway: MailGateway = {
    send(_mail, signal) {
      asked.mails++
      return answer(ways.mails, signal)
    },
    verify() {
      asked.questions++
      return answer(ways.questions)
    },
  }
  const become = (mails: Way, questions = mails) => {
    ways = { mails, questions }
  }
  return { gateway, asked, become }
}

function watched(gateway: MailGateway, { timeoutMs = 20 } = {}) {
  const said: string[] = []
  const back = Promise.withResolvers<void>()
  const report = {
    away: () => said.push('away'),
    back: () => {
      said.push('back')
      back.resolve()
    },
  }
  return { said, back: back.promise, post: watchedMail(gateway, report, { slowMs: 20, timeoutMs, probeMs: 20 }) }
}

const away = { name: 'MailServerAway' }

test('mails under way to a server that is silent are given up, others are refused at once without asking it, and that is said once', async () => {
  const { gateway, asked, become } = aServer()
  const { said, post } = watched(gateway)
  become('is silent')
  const underWay = await Promise.allSettled(Array.from({ length: 5 }, () => post.send(mail)))
  expect(underWay).toEqual(Array(5).fill({ status: 'rejected', reason: expect.objectContaining(away) }))
  expect(underWay[0]).toMatchObject({ reason: { isTried: true } })
  for (let n = 0; n < 20; n++) await expect(post.send(mail)).rejects.toMatchObject({ ...away, isTried: false })
  expect([post.isAway?.(), asked.mails, said]).toEqual([true, 5, ['away']])
})

test('one that cannot be reached is asked until it answers, and takes mails from then on', async () => {
  const { gateway, asked, become } = aServer()
  const { said, post, back } = watched(gateway)
  become('is unreachable')
  await expect(post.send(mail)).rejects.toMatchObject(away)
  while (asked.questions < 4) await Bun.sleep(5)
  expect([post.isAway?.(), said]).toEqual([true, ['away']])
  become('answers')
  await back
  await post.send(mail)
  expect([post.isAway?.(), asked.mails, said]).toEqual([false, 2, ['away', 'back']])
  const { questions } = asked
  await Bun.sleep(50)
  expect(asked.questions).toBe(questions)
})

test('one that never answers what it was asked before is back with its next answer', async () => {
  const { gateway, asked, become } = aServer()
  const { post, back } = watched(gateway, { timeoutMs: 3_600_000 })
  become('is unreachable')
  await expect(post.send(mail)).rejects.toMatchObject(away)
  become('is silent')
  const { questions } = asked
  while (asked.questions < questions + 2) await Bun.sleep(5)
  become('answers')
  await back
  await post.send(mail)
})

test('a server that was away before anybody had a mail for it is found out by asking', async () => {
  const { gateway, asked, become } = aServer()
  const { said, post } = watched(gateway)
  become('is unreachable')
  expect(await post.check?.()).toBe(false)
  await expect(post.send(mail)).rejects.toMatchObject(away)
  expect([asked.mails, said]).toEqual([0, ['away']])
})

test('a refused recipient is an answer, and one connection that broke is no absence', async () => {
  const { gateway, become } = aServer()
  const { said, post } = watched(gateway)
  become('refuses')
  for (let n = 0; n < 5; n++) await expect(post.send(mail)).rejects.toThrow(MailRefused)
  become('is unreachable', 'answers')
  await expect(post.send(mail)).rejects.toThrow(MailServerUnreachable)
  become('is unreachable', 'refuses')
  for (let n = 0; n < 5; n++) await expect(post.send(mail)).rejects.toThrow(MailServerUnreachable)
  expect([post.isAway?.(), said]).toEqual([false, []])
})

test('a server that takes long over a mail, and has no room for a question meanwhile, keeps the mail', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { gateway, asked, become } = aServer()
  const { said, post } = watched({ ...gateway, send: () => taken })
  become('is busy')
  const sent = post.send(mail)
  while (asked.questions < 3) await Bun.sleep(5)
  take()
  await sent
  expect(said).toEqual([])
})

test('a server that takes other mails meanwhile has much to do, and keeps those under way', async () => {
  const { gateway, asked, become } = aServer()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  let isFirst = true
  const send = async () => {
    if (isFirst) {
      isFirst = false
      await taken
    }
  }
  const { said, post } = watched({ ...gateway, send })
  become('is silent')
  const sent = post.send(mail)
  while (asked.questions < 3) {
    await post.send(mail)
    await Bun.sleep(1)
  }
  take()
  await sent
  expect(said).toEqual([])
})

test('mails that have nobody to be asked for them are never away', () => {
  const mailbox: MailGateway = { send: async () => {} }
  expect(watched(mailbox).post).toBe(mailbox)
})

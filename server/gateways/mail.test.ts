import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describeError } from '../core/operations/log.ts'
import { createMailGateway, type Mail, MailRefused, MailServerUnreachable } from './mail.ts'
import { watchedMail } from './mail-breaker.ts'
import { openMailbox } from './mailbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vonk-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const mail: Mail = {
  fromName: 'Vonk & vrienden',
  to: 'ada@example.org',
  subject: 'Bevestig je e-mailadres — nu',
  html: '<p>Hoi <b>Ada</b></p>',
  text: 'Hoi Ada',
}

/** A mail server that keeps what it gets, or refuses everybody. */
async function aMailServer({ refuses = false, port = 0 } = {}) {
  const received: { from: string; to: string[]; source: string }[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections++
      done()
    },
    onRcptTo: ({ address }, _session, done) => done(refuses ? new Error(`<${address}>: no such mailbox`) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: `${Buffer.concat(chunks)}` })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const listensOn = address && typeof address === 'object' ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, connections: () => connections, close, url: `smtp://127.0.0.1:${listensOn}` }
}

/** A server that takes every connection and says nothing, as one that hangs, or behind a line that swallows everything. */
async function aSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port, url: `smtp://127.0.0.1:${port}`, connections: () => sockets.size, close }
}

describe('over a mail server', () => {
  test('a mail arrives in HTML and text, from the site’s name at the installation’s address', async () => {
    const server = await aMailServer()
    const gateway = createMailGateway({ smtpUrl: server.url, mailFrom: 'Vonk <noreply@vonk.example>', dataDir })
    await gateway.send(mail)
    await server.close()
    const [{ from, to, source } = { from: '', to: [], source: '' }] = server.received
    expect({ from, to }).toEqual({ from: 'noreply@vonk.example', to: ['ada@example.org'] })
    expect(source).toMatch(/^From: "?Vonk & vrienden"? <noreply@vonk\.example>/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(source).toMatch(/^Content-Type: text\/plain/m)
    expect(source).toMatch(/^Content-Type: text\/html/m)
    expect(source).toContain('<p>Hoi <b>Ada</b></p>')
  })

  test('a burst goes over a few connections', async () => {
    const server = await aMailServer()
    const gateway = createMailGateway({ smtpUrl: server.url, mailFrom: 'noreply@vonk.example', dataDir })
    await Promise.all(Array.from({ length: 60 }, () => gateway.send(mail)))
    expect([server.received.length, server.connections()]).toEqual([60, 10])
    await server.close()
  })

  test('a mail that is not accepted is an error, so that it is tried again; the log does not learn whose it was', async () => {
    const server = await aMailServer({ refuses: true })
    const gateway = createMailGateway({ smtpUrl: server.url, mailFrom: 'noreply@vonk.example', dataDir })
    const refused = await gateway.send(mail).catch((error) => error)
    expect(refused).toBeInstanceOf(MailRefused)
    expect(refused.message).toContain('550')
    expect(JSON.stringify(describeError(refused))).not.toContain(mail.to)
    await server.close()
    await expect(gateway.send(mail)).rejects.toThrow(MailServerUnreachable)
  })

  test('a server that is silent is given up, and takes mails again as soon as it is back', async () => {
    const silent = await aSilentServer()
    const said: string[] = []
    const back = Promise.withResolvers<void>()
    const report = {
      away: () => void said.push('away'),
      back: () => {
        said.push('back')
        back.resolve()
      },
    }
    const bounds = { slowMs: 300, timeoutMs: 300, probeMs: 100 }
    const server = createMailGateway({ smtpUrl: silent.url, mailFrom: 'noreply@vonk.example', dataDir })
    const gateway = watchedMail(server, report, bounds)
    const burst = await Promise.allSettled(Array.from({ length: 30 }, () => gateway.send(mail)))
    expect(burst.map(({ status }) => status)).toEqual(Array(30).fill('rejected'))
    expect([gateway.isAway?.(), said]).toEqual([true, ['away']])
    const connections = silent.connections()
    await Promise.allSettled(Array.from({ length: 30 }, () => gateway.send(mail)))
    expect(silent.connections() - connections).toBeLessThan(5)

    await silent.close()
    const twin = await aMailServer({ port: silent.port })
    await back.promise
    await gateway.send(mail)
    expect([twin.received.length, gateway.isAway?.(), said]).toEqual([1, false, ['away', 'back']])
    await twin.close()
  }, 20_000)

  test('a server that ends the connection with 421 answers nobody, one that takes no password does', async () => {
    const closing = createServer((socket) => socket.end('421 closing\r\n'))
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve))
    const address = closing.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const closed = createMailGateway({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'noreply@vonk.example', dataDir })
    await expect(closed.verify?.()).rejects.toThrow(MailServerUnreachable)
    await new Promise<void>((resolve) => closing.close(() => resolve()))

    const server = await aMailServer()
    const smtpUrl = server.url.replace('//', '//vonk:wrong@')
    const locked = createMailGateway({ smtpUrl, mailFrom: 'noreply@vonk.example', dataDir })
    await expect(locked.verify?.()).rejects.toThrow(MailRefused)
    await server.close()
  })
})

describe('without a mail server', () => {
  test('mails stay in the mailbox, the newest first', async () => {
    const gateway = createMailGateway({ smtpUrl: undefined, mailFrom: 'Vonk <noreply@vonk.example>', dataDir })
    await gateway.send(mail)
    await gateway.send({ ...mail, to: 'ben@example.org' })
    const mailbox = openMailbox(dataDir)
    const mails = await mailbox.list()
    expect(mails.map(({ to }) => to)).toEqual(['ben@example.org', 'ada@example.org'])
    expect(mails[1]).toMatchObject({ ...mail, from: 'noreply@vonk.example' })
    expect(await mailbox.read(mails[1]!.id)).toEqual(mails[1])
    expect(await mailbox.list(1)).toHaveLength(1)
  })

  test('nobody else on the machine reads them', () => {
    expect(statSync(join(dataDir, 'mailbox')).mode & 0o077).toBe(0)
  })

  test('only its own files are read', async () => {
    const mailbox = openMailbox(dataDir)
    expect(await mailbox.read('../secret')).toBeUndefined()
    expect(await mailbox.read(crypto.randomUUID())).toBeUndefined()
  })
})

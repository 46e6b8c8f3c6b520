/** A mail server in a process of its own that throws away what it takes: asked for its port, or for what has come so far. */

import { SMTPServer } from 'smtp-server'
import { answerQuestions } from './worker.ts'

export interface Taken {
  mails: number
  /** The longest time between two of them, in milliseconds. */
  longestPause: number
}

export type MailServerQuestion = 'port' | 'taken' | 'forget'

let taken: Taken = { mails: 0, longestPause: 0 }
let last: number | undefined

function take(): void {
  const now = performance.now()
  taken = { mails: taken.mails + 1, longestPause: Math.max(taken.longestPause, now - (last ?? now)) }
  last = now
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    stream.on('data', () => {})
    stream.on('end', () => {
      take()
      done()
    })
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

answerQuestions<MailServerQuestion, Taken & { port: number }>(async (question) => {
  if (question === 'forget') [taken, last] = [{ mails: 0, longestPause: 0 }, undefined]
  const address = server.server.address()
  return { ...taken, port: typeof address === 'object' && address ? address.port : 0 }
})

import { clientIdsOf } from '../../../../db/testing/from-outside.ts'
import type { Finding } from '../../drill.ts'
import { aPerson, clientOf, insist } from '../clients/people.ts'
import type { RunningServer } from '../servers/server.ts'
import { figure } from '../tally.ts'

/** What every round trip to the slow database takes longer, in milliseconds. */
export const DELAY_MS = 200
const CREDITS = 100

interface Slow {
  senders: number
  messagesOfEach: number
}

/** Everybody gives up each send too early and asks again, as impatient people do. */
export async function slowDatabase(server: RunningServer, { senders, messagesOfEach }: Slow): Promise<Finding> {
  const ben = await aPerson(server)
  const people = await Promise.all(Array.from({ length: senders }, () => aPerson(server, { credits: CREDITS })))
  let givenUp = 0
  let right = 0
  await Promise.all(
    people.map(async ({ id, cookie }) => {
      const { chat, session } = clientOf(server.url, cookie)
      const clientIds = Array.from({ length: messagesOfEach }, () => Bun.randomUUIDv7())
      for (const clientId of clientIds) {
        const draft = { memberId: ben.id, clientId, body: 'Ben je daar?' }
        // After the server has begun, and mostly before it can be done.
        const signal = AbortSignal.timeout(DELAY_MS * (2 + Math.random() * 6))
        await chat.send.mutate(draft, { signal }).catch(() => givenUp++)
        await insist(() => chat.send.mutate(draft))
      }
      const me = await insist(() => session.me.query())
      const sent = await clientIdsOf(server.database.db, id)
      const isOnce = sent.toSorted().join() === clientIds.toSorted().join()
      if (isOnce && me?.credits === CREDITS - messagesOfEach) right++
    }),
  )
  return {
    claim: 'Who gives up too early and asks again finds the message that was sent, paid once',
    tried: `${figure(senders * messagesOfEach)} sends of ${senders} members, ${DELAY_MS} ms more on every round trip`,
    found: `${figure(givenUp)} given up; ${right} members with exactly their messages, each paid once`,
    holds: right === senders && givenUp > 0,
  }
}

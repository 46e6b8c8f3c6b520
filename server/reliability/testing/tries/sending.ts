import { aPerson, clientOf, type Person } from '../clients/people.ts'
import type { RunningServer } from '../servers/server.ts'
import { tallied } from '../tally.ts'
import { atOnce, isExactly, type Try } from './at-once.ts'

const FREE_CONVERSATIONS = 2
const FREE_MESSAGES = 3
const CREDITS = 4

export const conversations: Try = async (server, times) => {
  const ada = await aPerson(server, { credits: times })
  const outcomes = await firstMessages(server, ada, times)
  return {
    claim: `A free member begins ${FREE_CONVERSATIONS} conversations`,
    tried: `${times} first messages to as many members`,
    found: tallied(outcomes),
    holds: isExactly(outcomes, FREE_CONVERSATIONS, 'conversation_limit'),
  }
}

export const freeMessages: Try = async (server, times) => {
  const ada = await aPerson(server, { freeMessages: FREE_MESSAGES, credits: CREDITS, premiumSince: new Date() })
  const outcomes = await firstMessages(server, ada, times)
  const me = await clientOf(server.url, ada.cookie).session.me.query()
  return {
    claim: 'Free messages are used once, and then credits',
    tried: `${times} messages on ${FREE_MESSAGES} free ones and ${CREDITS} credits`,
    found: `${tallied(outcomes)}; ${me?.freeMessages} free ones and ${me?.credits} credits are left`,
    holds:
      isExactly(outcomes, FREE_MESSAGES + CREDITS, 'insufficient_credits') &&
      me?.freeMessages === 0 &&
      me.credits === 0,
  }
}

async function firstMessages(server: RunningServer, { cookie }: Person, times: number): Promise<string[]> {
  const others = await Promise.all(Array.from({ length: times }, () => aPerson(server)))
  const drafts = others.map(({ id }) => ({ memberId: id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }))
  return atOnce(times, async (n) => {
    const draft = drafts[n]
    if (draft) await clientOf(server.url, cookie).chat.send.mutate(draft)
  })
}

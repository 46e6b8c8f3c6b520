import { placesOf } from '../../../../db/testing/from-outside.ts'
import type { Finding } from '../../drill.ts'
import { clientOf } from '../clients/people.ts'
import type { Follower } from '../clients/stream.ts'
import type { RunningServer } from '../servers/server.ts'
import { figure, tallied } from '../tally.ts'
import type { Sender, Sending } from './senders.ts'

/** What each sender had before the first message. */
export interface Purse {
  credits: number
  freeMessages: number
}

export async function sentOnce(server: RunningServer, senders: Sender[], sending: Sending): Promise<Finding> {
  let [lost, doubled, moved] = [0, 0, 0]
  for (const { id, drafts, answered } of senders) {
    const stored = await placesOf(server.database.db, id)
    doubled += stored.size - drafts.filter(({ clientId }) => stored.has(clientId)).length
    for (const [clientId, place] of answered) {
      if (!stored.has(clientId)) lost++
      else if (stored.get(clientId) !== place) moved++
    }
  }
  const answers = sending.answers.length
  const all = senders.reduce((sum, { drafts }) => sum + drafts.length, 0)
  return {
    claim: 'Every message that was answered for is there, once, at the place that was answered',
    tried: `${figure(all)} sends of ${senders.length} members, each until it is answered`,
    found: `${figure(answers)} answered after ${figure(sending.setbacks)} setbacks, ${lost} lost, ${doubled} too many, ${moved} elsewhere${wrong(sending)}`,
    holds: answers === all && lost + doubled + moved === 0 && sending.refusals.length === 0,
  }
}

const wrong = ({ refusals }: Sending) => (refusals.length > 0 ? `; refused: ${tallied(refusals)}` : '')

/** Asked as the members themselves, with the cookies they had before the first kill. */
export async function paidOnceAndStillIn(url: string, senders: Sender[], purse: Purse): Promise<Finding[]> {
  let [right, out] = [0, 0]
  for (const { id, cookie, drafts } of senders) {
    const me = await clientOf(url, cookie).session.me.query()
    if (me?.id !== id) out++
    if (me?.credits === purse.credits + purse.freeMessages - drafts.length && me.freeMessages === 0) right++
  }
  return [
    {
      claim: 'Every message is paid once',
      tried: `the wallets of ${senders.length} members`,
      found: `${right} with exactly what is left`,
      holds: right === senders.length,
    },
    {
      claim: 'Nobody is logged out',
      tried: `${senders.length} log-ins from before the first kill`,
      found: `${out} lost`,
      holds: out === 0,
    },
  ]
}

interface Followed {
  follower: Follower
  expected: string[]
}

/** Waits until every screen has got as much as it must. */
export async function followedInOrder(screens: Followed[]): Promise<Finding> {
  let [events, wrongOrder, wrongMessages, connections] = [0, 0, 0, 0]
  for (const { follower, expected } of screens) {
    while (follower.arrivals.length < expected.length) await Bun.sleep(10)
    await follower.stop()
    const { arrivals } = follower
    events += arrivals.length
    connections += follower.connections()
    if (arrivals.some(({ seq }, i) => seq !== i + 1)) wrongOrder++
    const told = arrivals.map(({ event }) => (event.type === 'message' ? event.message.clientId : event.type))
    if (told.toSorted().join() !== expected.toSorted().join()) wrongMessages++
  }
  return {
    claim: 'Every open screen is told of everything, in order and once',
    tried: `${screens.length} screens open all the time`,
    found: `${figure(events)} events over ${figure(connections)} connections, ${wrongOrder} screens out of order, ${wrongMessages} with other messages than were sent`,
    holds: wrongOrder + wrongMessages === 0,
  }
}

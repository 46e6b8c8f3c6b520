import { clientIdsOf } from '../../../db/testing/from-outside.ts'
import { toldTo } from '../../testing/events.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, insist, type Person, refusalOf } from '../testing/clients/people.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure, tallied } from '../testing/tally.ts'

interface SameMessageSize {
  repeats: number
}

interface TestMessage {
  memberId: string
  clientId: string
  body: string
}

const CREDITS = 100

export const drill: Drill<SameMessageSize> = {
  title: 'The same message many times at once',
  small: { repeats: 100 },
  full: { repeats: 1_000 },
  async run({ repeats }) {
    await using home = openHome()
    const server = await startServer(home.path, { isWide: true })
    const findings = [
      ...(await oneMessage(server, repeats)),
      await twoTextsAtOnce(server, repeats),
      await rightBooks(server),
    ]
    await server.end('SIGTERM')
    return findings
  },
}

async function oneMessage(server: RunningServer, repeats: number): Promise<Finding[]> {
  const { db } = server.database
  const [ada, ben, cem] = await trio(server)
  const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Zin in koffie?' }
  const send = sender(server, ada)
  const answers = await Promise.all(times(repeats, () => send(draft).then((sent) => JSON.stringify(sent))))

  const [sent, told, me] = [await clientIdsOf(db, ada.id), await toldTo(db, ben), await whoIs(server, ada)]
  const paid = CREDITS - (me?.credits ?? 0)
  const different = new Set(answers).size
  const reused = await Promise.all([
    ...times(repeats / 2, () => outcomeOf(send({ ...draft, body: 'Zin in thee?' }))),
    ...times(repeats / 2, () => outcomeOf(send({ ...draft, memberId: cem.id }))),
  ])
  const after = await whoIs(server, ada)
  return [
    {
      claim: 'It is one message, paid once, told once, and everybody gets the same answer',
      tried: `${figure(repeats)} sends at once with one client id`,
      found: `${sent.length} message, ${paid} credit, ${told.length} event, ${different} answer in ${figure(answers.length)} copies`,
      holds: [sent.length, paid, told.length, different].every((count) => count === 1),
    },
    {
      claim: 'Its client id cannot be used for another message, and trying costs nothing',
      tried: `${figure(repeats / 2)} sends at once with another text, ${figure(repeats / 2)} to another member`,
      found: `${tallied(reused)}; ${CREDITS - (after?.credits ?? 0)} credit paid`,
      holds: reused.every((outcome) => outcome === 'message_id_reused') && after?.credits === me?.credits,
    },
  ]
}

async function twoTextsAtOnce(server: RunningServer, repeats: number): Promise<Finding> {
  const [ada, ben] = await trio(server)
  const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7() }
  const send = sender(server, ada)
  const texts = ['Zin in koffie?', 'Zin in thee?']
  const outcomes = await Promise.all(
    times(repeats, (n) => outcomeOf(send({ ...draft, body: texts[n % texts.length] ?? '' }))),
  )
  const told = await toldTo(server.database.db, ben)
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  return {
    claim: 'Of two messages with the same client id the first one is sent',
    tried: `${figure(repeats)} sends at once of two texts in turns`,
    found: `${tallied(outcomes)}; ${told.length} message`,
    holds: told.length === 1 && count('sent') === repeats / 2 && count('message_id_reused') === repeats / 2,
  }
}

function sender({ url }: RunningServer, { cookie }: Person) {
  const { chat } = clientOf(url, cookie)
  return (draft: TestMessage) => insist(() => chat.send.mutate(draft))
}

async function trio(server: RunningServer): Promise<[Person, Person, Person]> {
  const ada = await aPerson(server, { credits: CREDITS })
  return [ada, await aPerson(server), await aPerson(server)]
}

const whoIs = ({ url }: RunningServer, { cookie }: Person) => clientOf(url, cookie).session.me.query()
const outcomeOf = async (sending: Promise<unknown>) => (await refusalOf(sending)) ?? 'sent'
const times = <T>(count: number, work: (n: number) => Promise<T>) => Array.from({ length: count }, (_, n) => work(n))

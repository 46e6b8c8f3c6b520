import { refusalTypes } from '../../../core/refusal.ts'
import '../../../refusals.ts'
import { type Role, roles, type Scene } from './scene.ts'

/** The roles by object and answer: `{ 'Dirk': { ok: 'free, premium', member_not_found: 'visitor' } }`. */
export type Row = Record<string, Record<string, string>>

/** What each role is answered, by question, object and role. */
type Answers = Map<string, Map<string, Map<Role, string>>>

/**
 * Collects the answers to each role. An object that a role may not see must look like one that does not exist. So only
 * the answers that differ from that are written down.
 */
export function createTable() {
  const answers: Answers = new Map()
  return {
    add(question: string, object: string, role: Role, answer: string): void {
      const objects = entry(answers, question, () => new Map())
      entry(objects, object, () => new Map<Role, string>()).set(role, answer)
    },
    /** As they are written down. */
    rows: (): Record<string, Row> => sorted([...answers].map(([question, objects]) => [question, rowOf(objects)])),
  }
}

/** How the objects are called that do not exist. */
const missingObject = /^(nobody|free)$|not there$/

function rowOf(objects: Map<string, Map<Role, string>>): Row {
  const [missing] = [...objects.keys()].filter((object) => missingObject.test(object))
  const ofMissing = missing === undefined ? undefined : objects.get(missing)
  const entries = [...objects].map(([object, byRole]): [string, Record<string, string>] => {
    const written = [...byRole].filter(([role, answer]) => object === missing || answer !== ofMissing?.get(role))
    const rolesByAnswer = Map.groupBy(written, ([, answer]) => answer)
    return [object, sorted([...rolesByAnswer].map(([answer, pairs]) => [answer, namesOf(pairs.map(([role]) => role))]))]
  })
  return sorted(entries.filter(([, byAnswer]) => Object.keys(byAnswer).length > 0))
}

/** What one role is answered, of what is written down: a line for each object. */
export function columnOf(rows: Record<string, Row>, role: Role): string[] {
  const isFor = (names: string) => names === everybody || names.split(', ').includes(role)
  const lines = Object.entries(rows).flatMap(([question, row]) =>
    Object.entries(row).flatMap(([object, answers]) =>
      Object.entries(answers).flatMap(([answer, names]) => (isFor(names) ? `${question} (${object}): ${answer}` : [])),
    ),
  )
  return lines.toSorted()
}

const everybody = 'everybody'
const namesOf = (named: Role[]) =>
  named.length === roles.length ? everybody : roles.filter((role) => named.includes(role)).join(', ')

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** By key, so that a file is the same in whatever order the tests run. */
function sorted<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const codes = [...refusalTypes.keys()]

/** A refusal as its code. Anything else as its status, the names or ids in it, and where it redirects. */
export async function answerOf(response: Response, scene: Scene): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const text = isStream ? await firstOf(response) : await response.text()
  if (text.includes(unfinished)) return `${response.status}, but a part is left to the browser`
  const told = codes.filter((code) => new RegExp(`"(message|error|code)":"${code}"`).test(text))
  const { status } = response
  if (status >= 400 || text.startsWith('event: serialized-error')) return told[0] ?? `${status}`
  const location = response.headers.get('location')
  const target = location && new URL(location, 'http://localhost')
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith('vonk_session='))
  const facts = [
    target && `to ${anonymous(target.pathname + target.search)}`,
    told.length > 0 && `says ${told.join(', ')}`,
    cookie && (cookie.includes('Max-Age=0') ? 'logs out' : 'logs in'),
    shown(text, scene),
  ]
  return [status === 200 ? 'ok' : `${status}`, ...facts.filter(Boolean)].join('; ')
}

/** What React writes for a part of a page that the server could not make. */
const unfinished = '<!--$!-->'

/** A stream begins with an event of the past, or with a refusal. */
async function firstOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body as ReadableStream<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true })
    const [, first, rest] = text.split(/\n\n+/)
    if (first && rest !== undefined) return first
  }
  return text
}

const anonymous = (path: string) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')

function shown(text: string, { me, others }: Scene): string | undefined {
  const { conversationOfTwoOthers: _, ...people } = others
  const names = Object.values(people)
    .filter(({ id, name }) => text.includes(id) || text.includes(`"${name}"`))
    .map(({ name }) => name)
  if (me && text.includes(me.id)) names.push('oneself')
  return names.length > 0 ? `shows ${names.join(', ')}` : undefined
}

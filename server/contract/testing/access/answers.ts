import { refusalTypes } from '../../../core/refusal.ts'
import '../../../refusals.ts'
import { type Role, roles, type Scene } from './scene.ts'

/** Objects, and what whom is answered: `{ 'Dirk': { ok: 'free, premium', member_not_found: 'visitor' } }`. */
export type Row = Record<string, Record<string, string>>

/** Collects what each role is answered, as few lines as possible. */
export function createTable() {
  const rows = new Map<string, Map<string, Map<string, Role[]>>>()
  return {
    note(question: string, object: string, role: Role, answer: string): void {
      const row = entry(rows, question, () => new Map())
      const answers = entry(row, object, () => new Map<string, Role[]>())
      entry(answers, answer, (): Role[] => []).push(role)
    },
    /** As it is written down. */
    rows: (): Record<string, Row> => mapped(rows, (row) => mapped(row, (answers) => mapped(answers, namesOf))),
  }
}

export type Table = ReturnType<typeof createTable>

/** What one role is answered, of what is written down: a line for each object. */
export function columnOf(rows: Record<string, Row>, role: Role): string[] {
  const isTold = (names: string) => names === everybody || names.split(', ').includes(role)
  const lines = Object.entries(rows).flatMap(([question, row]) =>
    Object.entries(row).flatMap(([object, answers]) =>
      Object.entries(answers).flatMap(([answer, names]) => (isTold(names) ? `${question} (${object}): ${answer}` : [])),
    ),
  )
  return lines.toSorted()
}

const everybody = 'everybody'
const namesOf = (named: Role[]) => (named.length === roles.length ? everybody : named.join(', '))

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

function mapped<From, To>(map: Map<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries([...map].map(([key, value]) => [key, change(value)]))
}

const codes = [...refusalTypes.keys()]

/** A refusal by its code; anything else by its status, whose names or ids stand in it, and where it leads. */
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

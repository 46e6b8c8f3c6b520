import { inputInvalid } from '../refusals.ts'

/**
 * Reads what our client asks, in the format of superjson, of which it sends two things beyond JSON: dates and undefined.
 * The library's own reader also follows marks that make it work for seconds, so it never sees what a stranger wrote. Takes
 * JSON that has been parsed; throws `input_invalid` for anything else.
 */
export function readInput(payload: unknown): unknown {
  if (!isRecord(payload)) throw inputInvalid()
  const { json, meta, ...rest } = payload
  if (!isEmpty(rest)) throw inputInvalid()
  return meta === undefined ? json : marked(json, marksIn(meta))
}

type Mark = 'Date' | 'undefined'

/** Far more than any input of ours has dates and gaps. */
const mostMarks = 50

/** By path: names with points between them; an empty one is the whole. */
function marksIn(meta: unknown): [path: string, mark: Mark][] {
  if (!isRecord(meta)) throw inputInvalid()
  const { values, v, ...rest } = meta
  if (!isEmpty(rest)) throw inputInvalid()
  if (Array.isArray(values)) return [['', markOf(values)]]
  if (!isRecord(values)) throw inputInvalid()
  const marks = Object.entries(values)
  if (marks.length > mostMarks) throw inputInvalid()
  return marks.map(([path, mark]) => [path, markOf(mark)])
}

function markOf(mark: unknown): Mark {
  if (!Array.isArray(mark) || mark.length !== 1) throw inputInvalid()
  if (mark[0] !== 'Date' && mark[0] !== 'undefined') throw inputInvalid()
  return mark[0]
}

function marked(json: unknown, marks: [path: string, mark: Mark][]): unknown {
  const whole = { json }
  for (const [path, mark] of marks) setMarked(whole, path === '' ? ['json'] : ['json', ...path.split('.')], mark)
  return whole.json
}

/** No input of ours is deeper. */
const deepest = 8

function setMarked(whole: object, names: string[], mark: Mark): void {
  const last = names.pop() ?? ''
  let place: unknown = whole
  for (const name of names) place = isHolder(place, name) ? place[name] : undefined
  if (names.length > deepest || !isHolder(place, last)) throw inputInvalid()
  place[last] = markedValue(place[last], mark)
}

function markedValue(written: unknown, mark: Mark): Date | undefined {
  if (mark === 'undefined' && written === null) return undefined
  const date = new Date(typeof written === 'string' && isIsoDate.test(written) ? written : Number.NaN)
  if (mark !== 'Date' || Number.isNaN(date.getTime())) throw inputInvalid()
  return date
}

/** As JSON writes dates. */
const isIsoDate = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list or an object that has this of its own; nobody may write to what all objects share. */
const isHolder = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && name !== '__proto__' && Object.hasOwn(value, name)

function isEmpty(record: object): boolean {
  for (const _ in record) return false
  return true
}

import superjson, { type SuperJSONResult } from 'superjson'
import { readInput } from './read-input.ts'

/**
 * What calls carry, in the format of superjson. Nearly all of our answers are plain values and dates, which it copies
 * with much ado: those need only a note of where the dates are, because JSON writes them as superjson does. What comes in
 * is the client's and read with more care.
 */
export const transformer = {
  serialize(value: unknown): SuperJSONResult {
    const found: ScanResult = { dates: {}, objects: new Set() }
    if (!isPlain(value, '', found)) return superjson.serialize(value)
    const json = value as SuperJSONResult['json']
    return Object.keys(found.dates).length > 0 ? { json, meta: { values: found.dates, v: 1 } } : { json }
  },
  deserialize: readInput,
}

interface ScanResult {
  /** By path. */
  dates: Record<string, ['Date']>
  objects: Set<object>
}

const isSimple = (value: unknown) => typeof value === 'string' || typeof value === 'boolean' || value === null

/** Whether JSON says it all, but for the dates, which are marked. */
function isPlain(value: unknown, path: string, found: ScanResult): boolean {
  if (isSimple(value)) return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object') return false
  // Superjson tells the other side that two are one.
  if (found.objects.has(value)) return false
  found.objects.add(value)
  if (value instanceof Date) return recordDate(value, path, found)
  return Array.isArray(value) ? isPlainList(value, path, found) : isPlainObject(value, path, found)
}

function recordDate(date: Date, path: string, { dates }: ScanResult): boolean {
  dates[path] = ['Date']
  return path !== '' && !Number.isNaN(date.getTime())
}

function isPlainList(list: unknown[], path: string, found: ScanResult): boolean {
  for (let i = 0; i < list.length; i++) {
    if (!isPlain(list[i], path ? `${path}.${i}` : `${i}`, found)) return false
  }
  return true
}

/** Superjson refuses some names, and writes others in its own way. */
const isPeculiar = /[.\\]|^(__proto__|constructor|prototype|toJSON|)$/

function isPlainObject(object: object, path: string, found: ScanResult): boolean {
  if (Object.getPrototypeOf(object) !== Object.prototype) return false
  for (const name in object) {
    const value: unknown = object[name as keyof typeof object]
    if (isPeculiar.test(name)) return false
    if (!isSimple(value) && !isPlain(value, path ? `${path}.${name}` : name, found)) return false
  }
  return true
}

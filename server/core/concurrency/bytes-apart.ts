/** Stands in a message for bytes that go beside it. */
interface BytesPlaceholder {
  lengthOfBytes: number
}

/** Splits a message into its bytes, in order, and the rest. `putBytesIn` joins them again. */
export function takeBytesOut(message: unknown): { message: unknown; bytes: Uint8Array[] } {
  const bytes: Uint8Array[] = []
  const withGaps = (value: unknown): unknown => {
    if (!(value instanceof Uint8Array)) return isPlain(value) ? eachOf(value, withGaps) : value
    bytes.push(value)
    return { lengthOfBytes: value.byteLength } satisfies BytesPlaceholder
  }
  return { message: withGaps(message), bytes }
}

/** The message as it was, with its bytes, which lie one behind the other. */
export function putBytesIn(message: unknown, bytes: Uint8Array): unknown {
  let from = 0
  const withBytes = (value: unknown): unknown => {
    if (!isPlain(value)) return value
    if (!isGap(value)) return eachOf(value, withBytes)
    const begin = from
    from += value.lengthOfBytes
    return bytes.subarray(begin, from)
  }
  return withBytes(message)
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isGap = (value: object): value is BytesPlaceholder =>
  'lengthOfBytes' in value && typeof value.lengthOfBytes === 'number'

const eachOf = (object: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

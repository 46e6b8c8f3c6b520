import { z } from 'zod'
import { seal, unseal } from '../crypto/sealed.ts'
import { inputInvalid } from '../refusals.ts'

/** A page of a list: its items, and the cursor of the next page; null after the last. */
export interface Page<Item, Place> {
  items: Item[]
  nextCursor: Place | null
}

/** Makes a page of rows, of which one more was asked for than stand on it. */
export function toPage<Row, Item, Place>(
  rows: readonly Row[],
  { limit, toItem, placeOf }: { limit: number; toItem: (row: Row) => Item; placeOf: (row: Row) => Place },
): Page<Item, Place> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(toItem), nextCursor: last ? placeOf(last) : null }
}

/** What every list takes to go on: the last page's `nextCursor`. */
export const pageInput = z.object({ cursor: z.string().max(400).nullish() })

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

interface SealedPages<Place> {
  seal(secret: string, place: Place): string
  /** Loads the page behind a cursor, for a browser. Throws `input_invalid` for a cursor that is none of this list. */
  load<Found extends Page<unknown, Place>>(
    ctx: { secret: string },
    cursor: string | null | undefined,
    find: (after: Place | undefined) => Promise<Found>,
  ): Promise<Omit<Found, 'nextCursor'> & { nextCursor: string | null }>
}

/**
 * The pages of one list, with cursors that tell a browser nothing: a place may say to the millisecond when somebody was
 * here. `purpose` is the list's own: a cursor of another one is refused, and so is one whose place looked otherwise.
 */
export function sealedPages<Place>(purpose: string, place: z.ZodType<Place>): SealedPages<Place> {
  const placeIn = (secret: string, cursor: string): Place => {
    const { data, success } = place.safeParse(parsed(unseal(secret, purpose, cursor, 'cursor')))
    if (!success) throw inputInvalid({ field: 'cursor' })
    return data
  }
  const sealPlace = (secret: string, at: Place): string => seal(secret, purpose, JSON.stringify(at))
  return {
    seal: sealPlace,
    load: async ({ secret }, cursor, find) => {
      const page = await find(cursor ? placeIn(secret, cursor) : undefined)
      return { ...page, nextCursor: page.nextCursor && sealPlace(secret, page.nextCursor) }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

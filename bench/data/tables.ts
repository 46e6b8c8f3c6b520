import { chatTables } from './chat-tables.ts'
import { meetingTables } from './meeting-tables.ts'
import { inhabitant, type Size } from './people.ts'
import { peopleTables } from './people-tables.ts'

/** Values by column, as COPY reads them. Every row of a table has the same columns in the same order. */
export type Row = Record<string, string | number | boolean | null>

/** A table's rows, in the order in which they go in; it is at least one. */
export type Table = () => Iterable<Row>

/** What fills every table. The same size and seed make the same bytes. */
export function tablesOf(size: Size): Record<string, Table> {
  const people = Array.from({ length: size.members }, (_, n) => inhabitant(size, n))
  return { ...peopleTables(people), ...meetingTables(size, people), ...chatTables(size, people) }
}

export const at = (time: number) => new Date(time).toISOString()

import { chatTables } from './chat-tables.ts'
import { meetingTables } from './meeting-tables.ts'
import { peopleTables } from './people-tables.ts'

export interface Size {
  members: number
  seed: number
}

/** Values by column, as COPY reads them. Every row of a table has the same columns in the same order. */
export type Row = Record<string, string | number | boolean | null>

/** A table's rows, in the order in which they go in; it is at least one. */
export type Table = () => Iterable<Row>

/** What fills every table. The same size and seed make the same bytes. */
export function tablesOf(size: Size): Record<string, Table> {
  return { ...peopleTables(size), ...meetingTables(size), ...chatTables(size) }
}

export const at = (time: number) => new Date(time).toISOString()

import type { Db } from '../../../../db/client.ts'
import { type FileRow, findFile } from '../../../../db/queries/directdebit/files.ts'
import { listDaysOf, listRefusedParts } from '../../../../db/queries/directdebit/refused-parts.ts'
import { earliestCollection } from '../../../../db/reference/money/collection-days.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { numbered } from '../rules/parts.ts'

/** A part of a file of several. */
export interface FilePart {
  number: number
  /** On which its collections are, as 2026-11-26; nothing of the file is collected before `earliest`. */
  day: string
  earliest: string
  isVoid: boolean
}

/** What a bank calls by one name: a file, or a part of it. */
export interface NamedFile {
  file: FileRow
  part: FilePart | undefined
  /** How many collections of it are not booked back. */
  open: number
}

/** By its name at the bank: the file's, or that with the number of a part behind it. A file of one part is that part. */
export async function findByName(db: Db, name: string): Promise<NamedFile | undefined> {
  const [, messageId = '', number] = /^(.*?)(?:\.(\d+))?$/.exec(name) ?? []
  const file = await findFile(db, messageId)
  if (file?.kind !== 'collections') return file && { file, part: undefined, open: 0 }
  const parts = await partsOf(db, file)
  if (number === undefined) return { file, part: undefined, open: parts.reduce((sum, { open }) => sum + open, 0) }
  const meant = parts.find((part) => part.number === Number(number))
  return meant && { file, part: parts.length > 1 ? meant : undefined, open: meant.open }
}

async function partsOf(db: Db, { id, createdAt }: FileRow): Promise<(FilePart & { open: number })[]> {
  const earliest = earliestCollection(createdAt)
  const refused = await listRefusedParts(db, id)
  const known = refused.map(({ number }) => number)
  const parts = numbered(await listDaysOf(db, id, earliest), known).map(({ number, day, open }) => ({
    ...{ number, day, earliest, open },
    isVoid: refused.some((part) => part.number === number && part.voidedAt !== null),
  }))
  const gone = known.filter((number) => parts.every((part) => part.number !== number))
  return [...parts, ...gone.map((number) => ({ number, day: '', earliest, open: 0, isVoid: true }))]
}

/** The same. Throws `NotDone` where no export has made it. */
export async function findNamed(db: Db, name: string): Promise<NamedFile> {
  const named = await findByName(db, name)
  if (!named)
    throw new NotDone(
      `No export has made a file by the name ${name}. They are called as VONK-DD-000001 is, without .xml; a part as VONK-DD-000001.0.`,
    )
  return named
}

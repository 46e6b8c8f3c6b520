import type { Db } from '../../../../db/client.ts'
import { type FileRow, findFile } from '../../../../db/queries/directdebit/files.ts'
import { NotDone } from '../../../core/operations/not-done.ts'

/** The file that was made for the bank by this name. Throws `NotDone` where none was. */
export async function findNamed(db: Db, messageId: string): Promise<FileRow> {
  const file = await findFile(db, messageId)
  if (!file)
    throw new NotDone(
      `No export has made a file by the name ${messageId}. They are called as VONK-DD-000001 is, without .xml.`,
    )
  return file
}

import { aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { testWorld } from '../../../testing/world.ts'
import { creditor } from './creditor.ts'

/** A database of one's own with a site that collects by direct debit, and the world around it. Call it once at the top of a test file. */
export async function aCollectingSite(settings: { directDebitLimit?: number } = {}) {
  const database = await freshDatabase()
  await aSite(database.db, { settings: { directDebitCreditor: creditor, ...settings } })
  return { ...database, world: await testWorld(database) }
}

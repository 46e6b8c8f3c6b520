import { aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { testWorld } from '../../../testing/world.ts'

/** Who sells. */
export const companyInfo = {
  ...{ name: 'Vonk B.V.', address: 'Voorbeeldstraat 1', city: '1000 AA Amsterdam', country: 'NL', kvk: '00000000' },
  vatNumbers: ['NL000000000B00'],
}

/**
 * A database of its own with a selling site, the world around it, and Ada, who buys. Call it once at the top of a test
 * file.
 */
export async function aSellingSite() {
  const database = await freshDatabase()
  await aSite(database.db, { settings: { companyInfo } })
  return { ...database, world: await testWorld(database), ada: await aMember(database.db, { name: 'Ada' }) }
}

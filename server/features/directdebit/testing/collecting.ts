import { beforeEach } from 'bun:test'
import { aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import type { SiteSettings } from '../../../core/site/settings.ts'
import { testWorld } from '../../../testing/world.ts'
import { creditor } from './creditor.ts'

/**
 * A database of one's own with a site that collects by direct debit, from new accounts as much as from others, and the world around
 * it, whose clock begins anew with each test. Call it once at the top of a test file.
 */
export async function aCollectingSite(settings: Partial<SiteSettings> = {}) {
  const database = await freshDatabase()
  await aSite(database.db, {
    settings: { directDebitCreditor: creditor, directDebitFirstLimit: 1_000_000, ...settings },
  })
  const world = await testWorld(database)
  const began = world.now().getTime()
  beforeEach(() => world.pass(began - world.now().getTime()))
  return { ...database, world }
}

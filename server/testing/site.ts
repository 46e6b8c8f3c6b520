import type { Db } from '../../db/client.ts'
import { aMember, aSite, type TestMember, type Traits } from '../../db/testing/factories.ts'
import type { Context } from '../core/context.ts'
import type { TestWorld } from './world.ts'

let sites = 0

/** A site of a test's own, so that nobody of another test is found on it. */
export async function anotherSite(db: Db, world: TestWorld, settings: object = {}) {
  const id = await aSite(db, { id: `site-${++sites}`, hosts: [], settings })
  world.sites.forget()
  return {
    id,
    aMember: (traits: Traits = {}): Promise<TestMember> => aMember(db, { ...traits, siteId: id }),
    visitor: async (): Promise<Context> => world.visitor({ site: await world.sites.byId(id) }),
  }
}

import { afterEach, beforeEach, expect } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from '../../../gateways/storage.ts'
import type { TestWorld } from '../../../testing/world.ts'
import { exportFiles } from '../files/export.ts'
import { hasOfficialSchemas, officialProblems } from './official.ts'
import { schemeProblems } from './scheme.ts'

/** For what is handed to the bank: empty at the beginning of each test of the file, and nothing is left to hand over. */
export function aBankFolder(world: TestWorld) {
  let folder = ''
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vonk-bank-'))
    await exportNow()
    rmSync(folder, { recursive: true })
    folder = mkdtempSync(join(tmpdir(), 'vonk-bank-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

  /** Whatever is exported in tests keeps to the scheme. */
  async function exportNow(): Promise<string[]> {
    const names = await exportFiles(world, await world.sites.byId('vonk'), folderStorage(folder))
    const texts = names.map(textOf)
    expect(texts.flatMap(schemeProblems)).toEqual([])
    if (hasOfficialSchemas) expect(await officialProblems(texts)).toEqual([])
    return names
  }

  return {
    exportNow,
    textOf,
    storage: () => folderStorage(folder),
    /** All files, one behind the other. */
    written: () => readdirSync(folder).sort().map(textOf).join('\n'),
  }
}

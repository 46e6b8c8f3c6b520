import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../../server/core/operations/log.ts'
import { originalKey, variantKey } from '../../../server/features/photos/stored.ts'
import { folderStorage, type Storage } from '../../../server/gateways/storage.ts'
import { renderDemoPhotos } from './index.ts'
import { portraits } from './pool.ts'

test('a photo that cannot be made keeps none of the others from being made', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vonk-demo-photos-'))
  const [first, second] = portraits as [(typeof portraits)[0], (typeof portraits)[0]]
  const files = folderStorage(dir)
  const enough = new AbortController()
  const storage: Storage = {
    ...files,
    async put(key, content) {
      await files.put(key, content)
      if (key === variantKey(second.key, 'card')) enough.abort()
    },
  }
  await storage.put(originalKey(first.key), 'no picture')
  await renderDemoPhotos({ storage, log: createLog({ logLevel: 'silent' }) }, enough.signal)
  expect(await files.has(variantKey(first.key, 'card'))).toBe(false)
  expect(await files.has(variantKey(second.key, 'card'))).toBe(true)
  rmSync(dir, { recursive: true })
})

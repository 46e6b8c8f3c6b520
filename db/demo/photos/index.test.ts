import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../../server/core/operations/log.ts'
import { originalKey, variantKey } from '../../../server/features/photos/stored.ts'
import { folderStorage, type Storage } from '../../../server/gateways/storage.ts'
import { renderDemoPhotos } from './index.ts'
import { portraits } from './pool.ts'

type Portrait = (typeof portraits)[number]

test('a photo that cannot be made keeps none of the others from being made', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vonk-demo-photos-'))
  const [first, second, third] = portraits as [Portrait, Portrait, Portrait]
  const files = folderStorage(dir)
  const enough = new AbortController()
  const storage: Storage = {
    ...files,
    async put(key, content) {
      if (key === variantKey(second.key, 'card')) throw new Error('the storage is away')
      await files.put(key, content)
      if (key === variantKey(third.key, 'card')) enough.abort()
    },
  }
  await storage.put(originalKey(first.key), 'no picture')
  await renderDemoPhotos({ storage, log: createLog({ logLevel: 'silent' }) }, enough.signal)
  const made = [first, second, third].map(({ key }) => files.has(variantKey(key, 'card')))
  expect(await Promise.all(made)).toEqual([false, false, true])
  rmSync(dir, { recursive: true })
})

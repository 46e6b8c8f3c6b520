import { afterAll, describe, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, type Storage } from './storage.ts'
import { bucketServer } from './testing/bucket-server.ts'

const dir = mkdtempSync(join(tmpdir(), 'vonk-storage-'))
const storage = folderStorage(join(dir, 'files'))
const bucket = await bucketServer(join(dir, 'bucket'))
afterAll(() => {
  bucket.stop()
  rmSync(dir, { recursive: true, force: true })
})

const storages: [string, Storage][] = [
  ['a folder', storage],
  ['a bucket', s3Storage(bucket.config, { pageSize: 7 })],
]

describe.each(storages)('%s', (_, storage) => {
  test('gives what was put, and nothing when it is removed', async () => {
    expect(await storage.has('photos/anna/original')).toBe(false)
    expect(await storage.get('photos/anna/original')).toBeUndefined()

    await storage.put('photos/anna/original', new Uint8Array([1, 2, 3]))
    expect(await storage.has('photos/anna/original')).toBe(true)
    expect(await (await storage.get('photos/anna/original'))?.bytes()).toEqual(new Uint8Array([1, 2, 3]))

    await storage.remove('photos/anna/original')
    expect(await storage.has('photos/anna/original')).toBe(false)
    await storage.remove('photos/anna/original')
  })

  test('answers with the file itself, and leads nobody elsewhere', async () => {
    await storage.put('photos/bo/card.webp', 'a file')
    const response = new Response(await storage.get('photos/bo/card.webp'))
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([200, null, 'a file'])
  })

  test('replaces the whole content', async () => {
    await storage.put('note.txt', 'a long first text')
    await storage.put('note.txt', 'short')
    expect(await (await storage.get('note.txt'))?.text()).toBe('short')
  })

  test('lists what lies under a name, however much, and when it was put there', async () => {
    const keys = Array.from({ length: 20 }, (_, n) => `many/${n}/file`)
    for (const key of keys) await storage.put(key, 'x')
    await storage.put('many-others/1/file', 'x')
    const found = await Array.fromAsync(storage.list('many'))
    expect(found.map(({ key }) => key).sort()).toEqual(keys.toSorted())
    for (const { changedAt } of found) expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(3_600_000)
    expect(await Array.fromAsync(storage.list('none'))).toEqual([])
  })

  test('takes no key that leads out of it', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a//b', '.hidden', 'a\\b', '']) {
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
      await expect(storage.has(key)).rejects.toThrow('not a storage key')
      await expect(storage.put(key, 'x')).rejects.toThrow('not a storage key')
      await expect(storage.remove(key)).rejects.toThrow('not a storage key')
    }
  })
})

test('a bucket that is away asks to come back, and one that refuses is told as it is', async () => {
  const away = s3Storage({ ...bucket.config, endpoint: 'http://127.0.0.1:9' })
  await expect(away.put('a/b', 'x')).rejects.toMatchObject({ code: 'try_again_later' })
  await expect(away.get('a/b')).rejects.toMatchObject({ code: 'try_again_later' })
  const foreign = s3Storage({ ...bucket.config, secretAccessKey: 'wrong' })
  await expect(foreign.put('a/b', 'x')).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' })
})

test('nobody else on the machine reads the files, not even those of a folder that was open before', async () => {
  const open = join(dir, 'open')
  mkdirSync(join(open, 'photos'), { recursive: true, mode: 0o755 })
  chmodSync(open, 0o755)
  const mended = folderStorage(open)
  await mended.put('photos/anna/original', 'a')
  await mended.put('other/anna', 'b')
  for (const path of ['', 'other', 'other/anna', 'photos/anna', 'photos/anna/original'])
    expect(statSync(join(open, path)).mode & 0o077, path).toBe(0)
})

test('no key leads out of the folder', async () => {
  writeFileSync(join(dir, 'secret'), 'not yours')
  const keys = [
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/./b',
    'a\\b',
    'a\0b',
    '',
    'a b',
  ]
  for (const key of keys) {
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
    await expect(storage.has(key)).rejects.toThrow('not a storage key')
    await expect(storage.put(key, 'x')).rejects.toThrow('not a storage key')
    await expect(storage.remove(key)).rejects.toThrow('not a storage key')
  }
})

test('many writers of one key leave one whole content and nothing half written', async () => {
  const contents = Array.from({ length: 20 }, (_, i) => String(i).repeat(50_000))
  await Promise.all(contents.map((content) => storage.put('busy/file', content)))
  expect(contents).toContain((await (await storage.get('busy/file'))?.text()) ?? '')
  expect(readdirSync(join(dir, 'files', 'busy'))).toEqual(['file'])
})

test('a failed write leaves the old content and no remains', async () => {
  await storage.put('kept/file', 'old')
  await storage.put('kept/folder/inner', 'x')
  await expect(storage.put('kept/folder', 'cannot replace a folder')).rejects.toThrow()
  await expect(storage.put('kept/file/below', 'x')).rejects.toThrow()
  expect(await (await storage.get('kept/file'))?.text()).toBe('old')
  expect(readdirSync(join(dir, 'files', 'kept')).sort()).toEqual(['file', 'folder'])
})

test('of a folder that is empty nothing is left', async () => {
  await storage.put('photos/eva/card.webp', 'x')
  await storage.put('photos/eva/full.webp', 'x')
  await storage.remove('photos/eva/card.webp')
  expect(readdirSync(join(dir, 'files/photos'))).toContain('eva')
  await storage.remove('photos/eva/full.webp')
  expect(readdirSync(join(dir, 'files/photos'))).not.toContain('eva')
})

test('a folder is written to and emptied at the same time', async () => {
  const write = async () => {
    for (let n = 0; n < 50; n++) await storage.put('shared/one', 'x')
  }
  const empty = async () => {
    for (let n = 0; n < 100; n++) await storage.remove('shared/one')
  }
  await Promise.all([write(), empty()])
  await storage.put('shared/one', 'x')
  expect(await storage.has('shared/one')).toBe(true)
})

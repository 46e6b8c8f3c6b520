import { afterAll, expect, test } from 'bun:test'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from './storage.ts'

const dir = mkdtempSync(join(tmpdir(), 'vonk-storage-'))
const storage = folderStorage(join(dir, 'files'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('what was put is there, and gone when removed', async () => {
  expect(await storage.has('photos/anna/original')).toBe(false)
  expect(await storage.get('photos/anna/original')).toBeUndefined()

  await storage.put('photos/anna/original', new Uint8Array([1, 2, 3]))
  expect(await storage.has('photos/anna/original')).toBe(true)
  expect(await (await storage.get('photos/anna/original'))?.bytes()).toEqual(new Uint8Array([1, 2, 3]))

  await storage.remove('photos/anna/original')
  expect(await storage.has('photos/anna/original')).toBe(false)
  await storage.remove('photos/anna/original')
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

test('putting again replaces the whole content', async () => {
  await storage.put('note.txt', 'a long first text')
  await storage.put('note.txt', 'short')
  expect(await (await storage.get('note.txt'))?.text()).toBe('short')
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

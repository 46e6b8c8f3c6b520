import { beforeAll, expect, test } from 'bun:test'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { aMember, aPhoto, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { appRouter } from '../../router.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { photoVariants } from './addresses.ts'
import { originalKey, variantKey } from './stored.ts'
import { compareFilesAndRows, removeDeleted } from './upkeep.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld
const said: [object, string][] = []
const minute = 60_000

beforeAll(async () => {
  await aSite(db)
  const made = await testWorld(database)
  const note = (facts: object, words: string) => void said.push([facts, words])
  world = { ...made, log: Object.assign(Object.create(made.log), { error: note, info: note }) }
})

/** All files of a photo, as they lie there since so many days. */
async function store(storageKey: string, days = 0): Promise<void> {
  for (const key of [originalKey(storageKey), ...photoVariants.map((variant) => variantKey(storageKey, variant))]) {
    await world.storage.put(key, 'x')
    const at = new Date(world.now().getTime() - days * 24 * 60 * minute)
    await utimes(join(world.config.dataDir, 'storage', key), at, at)
  }
}

async function stored(): Promise<string[]> {
  const keys = new Set<string>()
  for await (const { key } of world.storage.list('photos')) keys.add(key.split('/')[1]!)
  return [...keys].sort()
}

const callsOf = async (member: { id: string }) => appRouter.createCaller(await world.as(member))

test('a deleted photo can be brought back for a minute, and then goes with every file', async () => {
  const ada = await aMember(db, { photoCount: 2 })
  const { photos } = await callsOf(ada)
  const ids = (await photos.own()).photos.map(({ id }) => id)
  for (const id of ids) await store(`test-${id}`)
  await photos.remove({ id: ids[0]! })
  world.pass(59_000)
  await photos.restore({ id: ids[0]! })
  expect((await photos.own()).photos.map(({ id }) => id)).toEqual(ids)

  await photos.remove({ id: ids[0]! })
  world.pass(61_000)
  await expect((await callsOf(ada)).photos.restore({ id: ids[0]! })).rejects.toThrow('photo_not_found')
  await removeDeleted(world)
  expect(await stored(), 'not before it stands for certain').toContain(`test-${ids[0]}`)
  world.pass(60_000)
  await removeDeleted(world)
  expect(await stored()).toEqual([`test-${ids[1]}`])
  expect(await db.query.photos.findMany({ where: (row, { eq }) => eq(row.memberId, ada.id) })).toHaveLength(1)
})

test('files that another photo shares stay as long as one of them does', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const shared = [
    await aPhoto(db, ada.id, { storageKey: 'shared' }),
    await aPhoto(db, ben.id, { storageKey: 'shared' }),
  ]
  await store('shared')
  await (await callsOf(ada)).photos.remove({ id: shared[0]! })
  world.pass(2 * minute)
  await removeDeleted(world)
  expect(await stored()).toContain('shared')
  await (await callsOf(ben)).photos.remove({ id: shared[1]! })
  world.pass(2 * minute)
  await removeDeleted(world)
  expect(await stored()).not.toContain('shared')
})

test('at night files without rows go, but for what may be under way, and rows without files are told of', async () => {
  const ada = await aMember(db)
  const before = await stored()
  await aPhoto(db, ada.id, { storageKey: 'kept' })
  await aPhoto(db, ada.id, { storageKey: 'lost', position: 1 })
  for (const [key, days] of [
    ['kept', 9],
    ['stray', 2],
    ['under-way', 0],
    ['demo-female-18', 9],
  ] as const)
    await store(key, days)
  await world.storage.put('photos/kept/card.webp.half.partial', 'x')
  const old = new Date(world.now().getTime() - 2 * 24 * 60 * minute)
  await utimes(join(world.config.dataDir, 'storage/photos/kept/card.webp.half.partial'), old, old)
  said.length = 0
  await compareFilesAndRows(world)
  expect(await stored()).toEqual([...before, 'demo-female-18', 'kept', 'under-way'].sort())
  expect(await world.storage.has('photos/kept/card.webp.half.partial')).toBe(false)
  const lost = expect.objectContaining({ some: expect.arrayContaining(['lost']) })
  expect(said).toEqual([
    [lost, 'photos without files'],
    [expect.objectContaining({ removed: 7 }), 'files and rows of photos compared'],
  ])
})

test('a storage that seems to be another database’s is left as it is', async () => {
  for (let n = 0; n < 30; n++) await store(`foreign-${n}`, 2)
  said.length = 0
  await compareFilesAndRows(world)
  expect((await stored()).filter((key) => key.startsWith('foreign-'))).toHaveLength(30)
  expect(said[0]).toEqual([expect.objectContaining({ stray: 180 }), expect.stringContaining('none was removed')])
})

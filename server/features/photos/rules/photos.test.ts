import { expect, test } from 'bun:test'
import { checkMayRestore, checkRoomForPhoto, isPhotoOpen, orderOf, type PhotoFacts } from './photos.ts'

const positions = [0, 1, 2, 3, 4]
const openTo = (viewer: { premium: boolean; isOwner: boolean } | null) =>
  positions.filter((position) => isPhotoOpen(position, viewer))

test('free members see three photos of others, premium members and the owner all of them', () => {
  expect(openTo({ premium: false, isOwner: false })).toEqual([0, 1, 2])
  expect(openTo({ premium: true, isOwner: false })).toEqual(positions)
  expect(openTo({ premium: false, isOwner: true })).toEqual(positions)
})

test('visitors see the main image alone', () => {
  expect(openTo(null)).toEqual([0])
})

const createdAt = new Date('2026-06-01T11:00:00Z')
const deletedAt = new Date('2026-06-01T12:00:00Z')
const photo = (id: string, traits: Partial<PhotoFacts> = {}): PhotoFacts => ({
  ...{ id, status: 'active', createdAt, deletedAt: null },
  ...traits,
})

test('a free member may have three, a premium member 25; what is deleted, removed or replaced does not count', () => {
  const many = Array.from({ length: 25 }, (_, n) => photo(`${n}`))
  const [free, premium] = [{ premium: false }, { premium: true }]
  expect(() => checkRoomForPhoto(many.slice(0, 2), free)).not.toThrow()
  expect(() => checkRoomForPhoto(many.slice(0, 3), free)).toThrow('photo_limit_reached')
  expect(() => checkRoomForPhoto(many.slice(0, 24), premium)).not.toThrow()
  expect(() => checkRoomForPhoto(many, premium)).toThrow('photo_limit_reached')
  expect(() => checkRoomForPhoto(many.slice(0, 3), free, '1')).not.toThrow()
  const gone = [photo('removed', { status: 'removed' }), photo('deleted', { deletedAt })]
  expect(() => checkRoomForPhoto([...many.slice(0, 2), ...gone], free)).not.toThrow()
  expect(() => checkRoomForPhoto(many.slice(0, 3), free, 'removed')).toThrow('photo_limit_reached')
})

test('what was deleted comes back beyond the limit, unless something was added since or at once', () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => photo(id))
  const now = new Date('2026-06-01T12:00:30Z')
  const restore = (traits: Partial<PhotoFacts>, more: PhotoFacts[] = []) =>
    checkMayRestore([...others, ...more, photo('e', { deletedAt, ...traits })], 'e', { premium: false }, now)
  expect(restore({})).toEqual(createdAt)
  for (const traits of [{ createdAt: deletedAt }, { createdAt: now, deletedAt: now }])
    expect(() => restore({}, [photo('f', traits)])).toThrow('photo_limit_reached')
  expect(restore({ status: 'removed' }, [photo('f', { createdAt: now })]), 'takes no place').toEqual(createdAt)
})

test('what comes back after something was added is new from then on', () => {
  const now = new Date('2026-06-01T12:00:30Z')
  const photos = [photo('a', { deletedAt }), photo('b', { createdAt: now })]
  expect(checkMayRestore(photos, 'a', { premium: false }, now)).toEqual(now)
})

test('what a wanted order does not name stands behind it as before, and what is gone is passed over', () => {
  const photos = ['a', 'b', 'c'].map((id) => photo(id))
  expect(orderOf(photos, ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(orderOf(photos, ['c'])).toEqual(['c', 'a', 'b'])
  expect(orderOf(photos, ['x', 'b', 'b'])).toEqual(['b', 'a', 'c'])
  expect(orderOf(photos, [])).toEqual(['a', 'b', 'c'])
})

import { expect, test } from 'bun:test'
import { isPhotoOpen } from './rules.ts'

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

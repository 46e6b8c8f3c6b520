import { expect, test } from 'bun:test'
import { nearestTown } from './geography.ts'

test.each([
  ['Haarlem', 52.3874, 4.6462, 'NL'],
  ['a town to the west of the date line', -16.43, -179.9, 'FJ'],
  ['a town to the east of it', 66.33, 179.9, 'RU'],
  ['the north of Norway, where meridians lie close', 78.223, 15.64, 'SJ'],
])('%s is the nearest town', async (_, latitude, longitude, country) => {
  expect(await nearestTown(latitude, longitude, 100)).toMatchObject({ country })
})

test.each([
  ['the ocean', 0, -30],
  ['the north pole', 90, 0],
  ['the south pole', -90, 180],
])('%s has none', async (_, latitude, longitude) => {
  expect(await nearestTown(latitude, longitude, 50)).toBeUndefined()
})

test('of two towns the nearer one is it, whatever cell it lies in', async () => {
  // Baarle: its streets change countries, and so do the towns around it.
  const near = await nearestTown(51.4408, 4.9286, 50)
  const wider = await nearestTown(51.4408, 4.9286, 500)
  expect(near).toEqual(wider)
  expect(near?.distance).toBeLessThan(5)
  // Just below and above a line of the grid of cells.
  for (const latitude of [51.9999, 52.0001]) {
    expect((await nearestTown(latitude, 5.0001, 500))?.distance).toBeLessThan(6)
  }
})

test('nobody else waits while the towns are read', async () => {
  // A module of its own, so that they are read anew.
  const { loadTowns } = await import(`./geography.ts?${Math.random()}`)
  let turns = 0
  const turn = () => {
    turns++
    pending = setImmediate(turn)
  }
  let pending = setImmediate(turn)
  await loadTowns()
  clearImmediate(pending)
  // The file has 96 pieces of 64 KiB.
  expect(turns).toBeGreaterThanOrEqual(95)
})

import { expect, test } from 'bun:test'
import { readSteadily } from './read.ts'

const [kilobyte, megabyte] = [1024, 1024 * 1024]

/** Reads a photo whose bytes have all arrived before. */
function read(take: (bytes: number) => void): Promise<Uint8Array> {
  const piece = new Uint8Array(128 * kilobyte).fill(7)
  let left = 16
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(piece)
      if (--left === 0) controller.close()
    },
  })
  const request = new Request('http://localhost/photos', { method: 'POST', body })
  const pace = { window: 60_000, bytes: 1 }
  return readSteadily(request, { bytes: 2 * megabyte, patience: 60_000, pace, take, shares: [{ key: 'ada' }] })
}

test('photos that come at once are read a megabyte in each turn of the event loop', async () => {
  let [inTurn, mostInTurn, isOver] = [0, 0, false]
  const watch = () => {
    mostInTurn = Math.max(mostInTurn, inTurn)
    inTurn = 0
    if (!isOver) setImmediate(watch)
  }
  watch()
  const take = (bytes: number) => {
    inTurn += bytes
  }
  const contents = await Promise.all(Array.from({ length: 8 }, () => read(take)))
  isOver = true
  for (const content of contents) expect(content.every((byte) => byte === 7)).toBe(true)
  expect(Math.max(mostInTurn, inTurn)).toBeLessThanOrEqual(3 * megabyte)
})

import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { readSteadily } from './read.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Reads 100 bytes: at least 10 must arrive in each second, and all within 30 s. `take` is called for each part. */
function reading(take: (bytes: number) => void = () => {}) {
  const line = new TransformStream<Uint8Array, Uint8Array>()
  const request = new Request('http://localhost/photos', { method: 'POST', body: line.readable })
  const pace = { window: 1000, bytes: 10 }
  const answer = readSteadily(request, { bytes: 100, patience: 30_000, pace, take, shares: [] })
  answer.catch(() => {})
  const writer = line.writable.getWriter()
  writer.closed.catch(() => {})
  return { answer, writer }
}

test('a line that is slow and steady is waited for', async () => {
  let come = 0
  const { answer, writer } = reading((bytes) => {
    come += bytes
  })
  for (let part = 0; part < 10; part++) {
    await writer.write(new Uint8Array(10).fill(part))
    while (come < (part + 1) * 10) await Promise.resolve()
    jest.advanceTimersByTime(1000)
  }
  await writer.close()
  expect([...(await answer)].filter((_, n) => n % 10 === 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

import { afterEach, beforeEach, expect, jest, spyOn, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { createDeliveries, type Deliveries, type DeliveryReceipt } from './deliveries.ts'

beforeEach(() => {
  jest.useFakeTimers()
  spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const lineIsLost = new TypeError('Failed to fetch')
const refusal = TRPCClientError.from({ error: { code: -32000, message: 'no', data: { httpStatus: 429 } } })

/** A server that answers each telling with the next of `answers`, then yes. */
function telling(...answers: Error[]) {
  const told: DeliveryReceipt[][] = []
  const deliveries = createDeliveries(async (receipts) => {
    told.push(receipts)
    const answer = answers.shift()
    if (answer) throw answer
  })
  const pass = async (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds)
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { told, deliveries, pass }
}

const receipt = (conversationId: string, seq: number) => ({ conversationId, seq })

test('what arrives within a second is told together, the furthest of each conversation', async () => {
  const { told, deliveries, pass } = telling()
  for (const [id, seq] of [
    ['ben', 1],
    ['bas', 7],
    ['ben', 3],
    ['ben', 2],
  ] as const)
    deliveries.arrived(receipt(id, seq))
  await pass(999)
  expect(told).toEqual([])
  await pass(1)
  expect(told).toEqual([[receipt('ben', 3), receipt('bas', 7)]])
  deliveries.arrived(receipt('ben', 3))
  deliveries.arrived(receipt('ben', 4))
  await pass(1_000)
  expect(told.slice(1)).toEqual([[receipt('ben', 4)]])
})

test('what is read meanwhile needs no word, and what was read before neither', async () => {
  const { told, deliveries, pass } = telling()
  deliveries.arrived(receipt('ben', 2))
  deliveries.arrived(receipt('bas', 5))
  deliveries.isKnown(receipt('ben', 2))
  deliveries.isKnown(receipt('bas', 4))
  deliveries.arrived(receipt('ben', 1))
  await pass(1_000)
  expect(told).toEqual([[receipt('bas', 5)]])
  await pass(60_000)
  expect(told).toHaveLength(1)
})

test('of several tabs one tells, and another what only it has', async () => {
  const told: string[] = []
  const tab = (name: string): Deliveries =>
    createDeliveries(async (receipts) => {
      told.push(...receipts.map(({ conversationId }) => `${name}: ${conversationId}`))
      for (const other of tabs) receipts.forEach(other.isKnown)
    })
  const tabs = [tab('slow'), tab('quick')] as const
  for (const [n, deliveries] of tabs.entries()) {
    spyOn(Math, 'random').mockReturnValue(n === 0 ? 0.9 : 0.1)
    deliveries.arrived(receipt('ben', 1))
  }
  tabs[0].arrived(receipt('bas', 1))
  for (let step = 0; step < 20; step++) {
    jest.advanceTimersByTime(100)
    await Promise.resolve()
  }
  expect(told).toEqual(['quick: ben', 'slow: bas'])
})

test('the server is told of fifty conversations at most, and of the others after that', async () => {
  const { told, deliveries, pass } = telling()
  for (let n = 0; n < 60; n++) deliveries.arrived(receipt(`${n}`, 1))
  await pass(1_000)
  await pass(1_000)
  expect(told.map(({ length }) => length)).toEqual([50, 10])
})

test('where the line is lost it is told later, ever more patiently, with what has come since', async () => {
  const { told, deliveries, pass } = telling(lineIsLost, lineIsLost)
  deliveries.arrived(receipt('ben', 1))
  await pass(1_000)
  deliveries.arrived(receipt('ben', 2))
  await pass(1_999)
  expect(told).toHaveLength(1)
  await pass(501)
  expect(told).toHaveLength(2)
  await pass(3_499)
  expect(told).toHaveLength(2)
  await pass(1_501)
  await pass(60_000)
  expect(told.slice(1)).toEqual([[receipt('ben', 2)], [receipt('ben', 2)]])
})

test('a no is not asked again until the conversation comes up once more', async () => {
  const { told, deliveries, pass } = telling(refusal)
  deliveries.arrived(receipt('ben', 1))
  await pass(1_000)
  await pass(60_000)
  expect(told).toHaveLength(1)
  deliveries.arrived(receipt('ben', 1))
  await pass(1_000)
  expect(told).toHaveLength(2)
})

test('a page that is left tells nothing more', async () => {
  const { told, deliveries, pass } = telling()
  deliveries.arrived(receipt('ben', 1))
  deliveries.stop()
  await pass(60_000)
  expect(told).toEqual([])
})

test('one telling waits for the answer to the one before, and none follows when the page is left meanwhile', async () => {
  let lose = (_: Error) => {}
  let tellings = 0
  const deliveries = createDeliveries(() => {
    tellings++
    return new Promise((_, reject) => {
      lose = reject
    })
  })
  deliveries.arrived(receipt('ben', 1))
  jest.advanceTimersByTime(1_000)
  deliveries.arrived(receipt('bas', 1))
  jest.advanceTimersByTime(60_000)
  expect(tellings).toBe(1)
  deliveries.stop()
  lose(lineIsLost)
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  jest.advanceTimersByTime(60_000)
  expect(tellings).toBe(1)
})

import { expect, test } from 'bun:test'
import { createSemaphore } from './semaphore.ts'

test('no more run at once than the semaphore is wide, and all get through in their order', async () => {
  const inTurn = createSemaphore(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    started.push(n)
    most = Math.max(most, ++running)
    await Bun.sleep(1)
    running--
    return n
  }
  const numbers = Array.from({ length: 12 }, (_, n) => n)
  expect(await Promise.all(numbers.map((n) => inTurn(work(n))))).toEqual(numbers)
  expect(started).toEqual(numbers)
  expect(most).toBe(2)
})

test('one that fails makes room for the next', async () => {
  const inTurn = createSemaphore(1)
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('who waits longer than they can is asked to come back, and keeps nobody else waiting', async () => {
  const inTurn = createSemaphore(1)
  const first = Promise.withResolvers<void>()
  const held = inTurn(() => first.promise)
  let isDone = false
  const impatient = inTurn(async () => {
    isDone = true
  }, 1)
  const next = inTurn(async () => 'next', 60_000)
  await expect(impatient).rejects.toMatchObject({ code: 'try_again_later' })
  first.resolve()
  await held
  expect(await next).toBe('next')
  expect(await inTurn(async () => 'last')).toBe('last')
  expect(isDone).toBe(false)
})

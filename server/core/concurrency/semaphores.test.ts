import { expect, test } from 'bun:test'
import { createSemaphores } from './semaphores.ts'

test('what is of one key is done in its order, and keeps nothing of another waiting', async () => {
  const inTurn = createSemaphores(1)
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const work = (name: string, before?: Promise<void>) => async () => {
    await before
    done.push(name)
    return name
  }
  const adas = [work('a1', first.promise), work('a2'), work('a3')].map((each) => inTurn('ada', each))
  expect(await inTurn('ben', work('b1'))).toBe('b1')
  first.resolve()
  expect(await Promise.all(adas)).toEqual(['a1', 'a2', 'a3'])
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3'])
})

test('what fails makes room for the next of its key', async () => {
  const inTurn = createSemaphores(1)
  const failed = inTurn('ada', () => Promise.reject(new Error('no')))
  const next = inTurn('ada', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

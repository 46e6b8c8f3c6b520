import { expect, test } from 'bun:test'
import { createTurns } from './turns.ts'

test('what comes in one turn of the loop begins a few at a time, in order, and others have their say in between', async () => {
  const turns = createTurns(2)
  const said: (number | string)[] = []
  const all = Array.from({ length: 5 }, async (_, n) => {
    await turns.mine()
    said.push(n)
  })
  setImmediate(() => said.push('somebody else'))
  await Promise.all(all)
  expect(said).toEqual([0, 1, 2, 3, 'somebody else', 4])
})

test('what comes one by one never waits', async () => {
  const turns = createTurns(1)
  for (let n = 0; n < 3; n++) {
    expect(turns.mine()).toBeUndefined()
    await new Promise(setImmediate)
  }
})

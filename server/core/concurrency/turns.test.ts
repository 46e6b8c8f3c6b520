import { expect, test } from 'bun:test'
import { createTurns } from './turns.ts'

const of = (network: string) => () => [{ key: network }]

test('what comes in one turn of the loop begins a few at a time, in order, and others have their say in between', async () => {
  const turns = createTurns({ width: 2, maxWaiting: 10 })
  const said: (number | string)[] = []
  const all = Array.from({ length: 5 }, async (_, n) => {
    await turns.mine(of('here'))
    said.push(n)
  })
  setImmediate(() => said.push('somebody else'))
  await Promise.all(all)
  expect(said).toEqual([0, 1, 2, 3, 'somebody else', 4])
})

test('what comes one by one never waits', async () => {
  const turns = createTurns({ width: 1, maxWaiting: 10 })
  for (let n = 0; n < 3; n++) {
    expect(turns.mine(of('here'))).toBeUndefined()
    await new Promise(setImmediate)
  }
})

test('a crowd of one network keeps a stranger waiting for one of them, and is refused before it fills the line', async () => {
  const turns = createTurns({ width: 1, maxWaiting: 5 })
  const said: string[] = []
  const say = async (name: string) => {
    await turns.mine(of(name))
    said.push(name)
  }
  const crowd = Array.from({ length: 8 }, () => say('crowd'))
  const stranger = say('stranger')
  const outcomes = await Promise.allSettled([...crowd, stranger])
  expect(said).toEqual(['crowd', 'crowd', 'stranger', 'crowd', 'crowd', 'crowd'])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    ...[1, 2, 3].map(() => ({ reason: { code: 'try_again_later' } })),
  ])
})

test('what names its cost begins as long as the turn has any room left', async () => {
  const turns = createTurns({ width: 10, maxWaiting: 10 })
  const said: (number | string)[] = []
  const all = [4, 4, 4, 25, 4].map(async (cost, n) => {
    await turns.mine(of('here'), cost)
    said.push(n)
  })
  for (let turn = 1; turn <= 3; turn++) {
    setImmediate(() => said.push(`turn ${turn}`))
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(said).toEqual([0, 1, 2, 3, 'turn 1', 4, 'turn 2', 'turn 3'])
})

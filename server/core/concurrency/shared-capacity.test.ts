import { expect, test } from 'bun:test'
import { createSharedCapacity } from './shared-capacity.ts'

const of = (network: string, account = network) => [{ key: network }, { key: account }]

/** How many of these shares are let in, until one is refused. */
function filled(room: ReturnType<typeof createSharedCapacity>, shares: (n: number) => ReturnType<typeof of>): number {
  for (let n = 0; ; n++) if (!room.take(shares(n))) return n
}

test('one network never takes all of it, however many accounts it has', () => {
  const room = createSharedCapacity(90)
  expect(filled(room, (n) => of('crowd', `${n}`))).toBe(45)
  expect(room.take(of('alone'))).toBeDefined()
})

test('one account leaves room for others of its network', () => {
  const room = createSharedCapacity(90)
  expect(filled(room, () => of('n', 'ada'))).toBe(30)
  expect(room.hasRoom(of('n', 'ada'))).toBe(false)
  expect(room.hasRoom(of('n', 'ben'))).toBe(true)
})

test('however many networks come of one standing, another standing has room', () => {
  const room = createSharedCapacity(90)
  const standing = (key: string, network: string) => [{ key }, { key: network }]
  for (let network = 0; network < 90; network++) filled(room, () => standing('unconfirmed', `${network}`))
  expect(room.hasRoom(standing('confirmed', '0'), 20)).toBe(true)
})

test('what is given back can be taken again, by whoever comes', () => {
  const room = createSharedCapacity(10)
  const back = room.take(of('a'), 5)
  expect(room.take(of('a'), 1)).toBeUndefined()
  expect(room.take(of('b'), 6)).toBeUndefined()
  back?.()
  expect(room.take(of('b'), 5)).toBeDefined()
})

import { expect, test } from 'bun:test'
import { FairOrder } from './fair-order.ts'

/** In which order all that waits is served, one at a time. */
function served(order: FairOrder<string>): string {
  const names: string[] = []
  for (let entry = order.take(); entry; entry = order.take()) {
    names.push(entry.item)
    order.finish(entry)
  }
  return names.join(' ')
}

const network = (key: string, account = key) => [{ key }, { key: account }]

test('one who comes behind a crowd of another network is served next', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 5; n++) order.add(network('crowd', `${n}`), `crowd${n}`)
  const first = order.take()
  expect(first?.item).toBe('crowd1')
  order.add(network('alone'), 'alone')
  order.finish(first!)
  expect(served(order)).toBe('alone crowd2 crowd3 crowd4 crowd5')
})

test('accounts of one network take turns as well', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 3; n++) order.add(network('n', 'ada'), `ada${n}`)
  order.add(network('n', 'ben'), 'ben1')
  expect(served(order)).toBe('ada1 ben1 ada2 ada3')
})

test('who weighs more is served more often, and nobody is left out', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 4; n++) {
    order.add([{ key: 'light' }], `light${n}`)
    order.add([{ key: 'heavy', weight: 3 }], `heavy${n}`)
  }
  expect(served(order)).toBe('light1 heavy1 heavy2 heavy3 light2 heavy4 light3 light4')
})

test('what is dear counts for as much as it costs', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 2; n++) order.add(network('dear'), `dear${n}`, 4)
  for (let n = 1; n <= 5; n++) order.add(network('plain'), `plain${n}`)
  expect(served(order)).toBe('dear1 plain1 plain2 plain3 plain4 dear2 plain5')
})

test('who was away has saved up nothing', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 6; n++) order.add(network('crowd'), `crowd${n}`)
  for (let n = 1; n <= 3; n++) order.finish(order.take()!)
  for (let n = 1; n <= 3; n++) order.add(network('late'), `late${n}`)
  expect(served(order)).toBe('late1 crowd4 late2 crowd5 late3 crowd6')
})

test('who leaves is not served, and keeps nobody up', () => {
  const order = new FairOrder<string>()
  const [ada, ben] = [order.add(network('a'), 'ada'), order.add(network('b'), 'ben')]
  order.add(network('c'), 'cleo')
  order.remove(ada)
  expect(order.waiting).toBe(2)
  expect(served(order)).toBe('ben cleo')
  expect(order.waiting).toBe(0)
  expect(ben.path[0]?.children.size, 'of those who have gone nothing is kept').toBe(0)
})

test('who has fewer waiting puts out the newest of whoever has most, who has as many nobody', () => {
  const order = new FairOrder<string>()
  for (let n = 1; n <= 3; n++) order.add(network('crowd', `${n % 2}`), `crowd${n}`)
  order.add(network('other'), 'other')
  expect(order.rivalOf(network('alone'))?.item).toBe('crowd3')
  expect(order.rivalOf(network('other'))?.item).toBe('crowd3')
  expect(order.rivalOf(network('crowd', '2'))?.item).toBe('crowd3')
  expect(order.rivalOf(network('crowd', '0'))).toBeUndefined()
})

import { expect, test } from 'bun:test'
import { due, gaveUp, missed, type Outbox, refused, resumed, retried, settled, underWay, written } from './outbox.ts'

const to = (memberId: string, clientId: string) => ({
  clientId,
  memberId,
  body: `body of ${clientId}`,
  writtenAt: '2026-11-20T10:00:00.000Z',
})
const outboxOf = (...messages: ReturnType<typeof to>[]) => messages.reduce<Outbox>(written, [])
const ids = (outbox: Outbox) => outbox.map(({ clientId }) => clientId)
const states = (outbox: Outbox) => outbox.map(({ state }) => state)

test('messages to one member go out one after the other, to two members at once', () => {
  const outbox = outboxOf(to('sanne', '1'), to('sanne', '2'), to('mei', '3'))
  expect(ids(due(outbox))).toEqual(['1', '3'])
  expect(ids(due(underWay(outbox, '1')))).toEqual(['3'])
  expect(ids(due(settled(underWay(outbox, '1'), '1')))).toEqual(['2', '3'])
})

test('a message that did not get through is tried again before the next one', () => {
  const outbox = missed(underWay(outboxOf(to('sanne', '1'), to('sanne', '2')), '1'), '1')
  expect(ids(due(outbox))).toEqual(['1'])
  expect(outbox[0]?.failures).toBe(1)
})

test('after the last try it waits for its writer, and so do those behind it', () => {
  const outbox = gaveUp(underWay(outboxOf(to('sanne', '1'), to('sanne', '2'), to('mei', '3')), '1'), '1')
  expect(states(outbox)).toEqual(['failed', 'failed', 'waiting'])
  expect(ids(due(outbox))).toEqual(['3'])
})

test('trying again takes all that failed, in the order of writing', () => {
  const outbox = retried(gaveUp(outboxOf(to('sanne', '1'), to('sanne', '2')), '1'), 'sanne')
  expect(states(outbox)).toEqual(['waiting', 'waiting'])
  expect(outbox[0]?.failures).toBe(0)
  expect(ids(due(outbox))).toEqual(['1'])
})

test('a new message is not held up by one that has failed', () => {
  const outbox = written(gaveUp(outboxOf(to('sanne', '1')), '1'), to('sanne', '2'))
  expect(ids(due(outbox))).toEqual(['2'])
})

test('a refusal gives back its text and the texts behind it, in order', () => {
  const refusal = { code: 'too_many_requests', words: 'Later', details: { retryAfter: 5 } } as const
  const sending = underWay(outboxOf(to('sanne', '1'), to('sanne', '2'), to('mei', '3')), '1')
  const { outbox, returned } = refused(sending, '1', { refusal, shownElsewhere: false })
  expect(returned).toEqual(['body of 1', 'body of 2'])
  expect(ids(outbox)).toEqual(['1', '3'])
  expect(outbox[0]).toMatchObject({ state: 'refused', refusal })
})

test('a gift behind what was refused is not lost: it waits for its giver', () => {
  const gift = { ...to('sanne', '2'), content: { kind: 'gift', gift: 'rose' } as const }
  const sending = underWay([to('sanne', '1'), gift, to('sanne', '3')].reduce<Outbox>(written, []), '1')
  const { outbox, returned } = refused(sending, '1', { shownElsewhere: true })
  expect(returned).toEqual(['body of 1', 'body of 3'])
  expect([ids(outbox), states(outbox)]).toEqual([['2'], ['failed']])
})

test('a gift that is refused stays to be seen, and nothing of it becomes a text', () => {
  const gift = { ...to('sanne', '1'), content: { kind: 'gift', gift: 'rose' } as const }
  const { outbox, returned } = refused(underWay(written([], gift), '1'), '1', { shownElsewhere: false })
  expect([states(outbox), returned]).toEqual([['refused'], []])
})

test('a refusal that the screen says elsewhere leaves no message behind', () => {
  const { outbox } = refused(underWay(outboxOf(to('sanne', '1')), '1'), '1', { shownElsewhere: true })
  expect(outbox).toEqual([])
})

test('writing again puts away what was refused', () => {
  const { outbox } = refused(underWay(outboxOf(to('sanne', '1')), '1'), '1', { shownElsewhere: false })
  expect(ids(written(outbox, to('sanne', '2')))).toEqual(['2'])
})

test('what was under way when the page went away is tried again under the same id', () => {
  const kept = underWay(outboxOf(to('sanne', '1'), to('sanne', '2')), '1')
  const outbox = resumed(kept, new Date('2026-11-20T10:01:00Z'))
  expect(ids(outbox)).toEqual(['1', '2'])
  expect(ids(due(outbox))).toEqual(['1'])
})

test('what is a day old does not go out by itself', () => {
  const outbox = resumed(outboxOf(to('sanne', '1')), new Date('2026-11-21T10:01:00Z'))
  expect(states(outbox)).toEqual(['failed'])
})

test('what has failed stays failed over a reload', () => {
  const outbox = resumed(gaveUp(outboxOf(to('sanne', '1')), '1'), new Date('2026-11-20T10:01:00Z'))
  expect(states(outbox)).toEqual(['failed'])
})

import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '../../../server/router.ts'
import { connectLive } from './connect.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/**
 * A line on which each attempt to open the stream ends as said: refused by a proxy, refused by us, silent,
 * standing, or ended for newer ones. */
function lineThat(...outcomes: ('bad gateway' | 'logged out' | 'hangs' | 'stands' | 'displaced')[]) {
  const asked: unknown[] = []
  const link: TRPCLink<AppRouter> = () => (operation) => {
    return observable((observer) => {
      asked.push(operation.op.input)
      const outcome = outcomes[asked.length - 1]
      // What tRPC makes of a browser's error event, and of our own refusal.
      if (outcome === 'bad gateway') observer.error(TRPCClientError.from(new Error('error event')))
      else if (outcome === 'logged out') observer.error(refused())
      else if (outcome === 'displaced') observer.complete()
      else if (outcome === 'stands') {
        observer.next({ result: { type: 'state', state: 'pending', error: null } })
        observer.next({ result: { id: '8', data: { id: '8', data: { type: 'account' } } } })
      }
    })
  }
  return { asked, client: createTRPCClient<AppRouter>({ links: [link] }) }
}

const onRefused = () => {}

const refused = () =>
  TRPCClientError.from<AppRouter>({
    error: {
      message: 'authentication_required',
      code: -32003,
      data: { code: 'FORBIDDEN', httpStatus: 403, refusal: null },
    },
  })

test('a stream that a proxy has refused is opened again, where it was left', () => {
  const { asked, client } = lineThat('bad gateway', 'bad gateway', 'stands')
  const heard: unknown[] = []
  const states: string[] = []
  connectLive({
    ...{ memberId: 'ada', eventSeq: 7, client },
    onEvent: (event, seq) => void heard.push([event, seq]),
    onState: (value) => void states.push(value),
    onRefused,
  })
  expect(states).toEqual(['lost'])
  jest.advanceTimersByTime(2_000)
  jest.advanceTimersByTime(3_000)
  expect(asked).toEqual(Array(3).fill({ memberId: 'ada', lastEventId: 7 }))
  expect(heard).toEqual([[{ type: 'account' }, 8]])
})

test('a stream that does not begin is opened again, on every try', () => {
  const { asked, client } = lineThat('hangs', 'bad gateway', 'hangs', 'hangs', 'stands', 'stands')
  connectLive({ memberId: 'ada', eventSeq: 7, client, onEvent: () => {}, onState: () => {}, onRefused })
  const tries = [16_000, 2_000, 16_000, 16_000, 60_000].map((wait) => {
    jest.advanceTimersByTime(wait)
    return asked.length
  })
  expect(tries).toEqual([2, 3, 4, 5, 5])
})

test('for somebody who is logged out no stream is opened again, and the page hears why', () => {
  const { asked, client } = lineThat('logged out', 'stands')
  const refusals: unknown[] = []
  const onRefused = (error: unknown) => void refusals.push(error)
  connectLive({ memberId: 'ada', eventSeq: 0, client, onEvent: () => {}, onState: () => {}, onRefused })
  jest.runAllTimers()
  expect(asked).toHaveLength(1)
  expect(refusals).toMatchObject([{ message: 'authentication_required' }])
})

test('a screen that is left does not open its stream again', () => {
  const { asked, client } = lineThat('bad gateway', 'stands')
  const { close } = connectLive({
    memberId: 'ada',
    eventSeq: 0,
    client,
    onEvent: () => {},
    onState: () => {},
    onRefused,
  })
  close()
  jest.runAllTimers()
  expect(asked).toHaveLength(1)
})

test('a page whose stream newer ones have displaced says so, and takes its place back only when it is looked at', () => {
  const { asked, client } = lineThat('displaced', 'stands')
  const states: string[] = []
  const { close } = connectLive({
    ...{ memberId: 'ada', eventSeq: 7, client, onRefused },
    onEvent: () => {},
    onState: (state) => void states.push(state),
  })
  jest.advanceTimersByTime(60 * 60_000)
  expect([asked.length, states.at(-1)]).toEqual([1, 'displaced'])
  dispatchEvent(new Event('focus'))
  expect([asked.length, states.at(-1)]).toEqual([2, 'stands'])
  dispatchEvent(new Event('focus'))
  expect(asked).toHaveLength(2)
  close()
})

import { expect, test } from 'bun:test'
import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { savedSearchesLive } from '../../features/saved-searches/live.ts'
import { sessionLive } from '../../features/session/live.ts'
import { keepNewestMe, type Me } from '../session/me.ts'
import { createQueryContext } from '../testing/query-context.ts'
import type { LiveEvent } from './events.ts'
import type { LiveFeature } from './feature.ts'
import { showOnScreen, takeIntoCache } from './run.ts'

const ada: Me = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  status: 'active',
  profileStatus: 'active',
  premium: false,
  timeBonus: null,
  credits: 5,
  freeMessages: 0,
  locale: 'nl',
  gender: 'female',
  country: 'NL',
  region: null,
  city: null,
  invisible: false,
  notificationsDisabled: [],
  age: 30,
  signupDate: new Date('2026-01-01T00:00:00Z'),
  photo: null,
  unreadTotal: 0,
  newLikes: 0,
  eventSeq: 10,
}

function clientOf(me: Me) {
  const context = createQueryContext()
  const { queryClient, trpc } = context
  const meKey: QueryKey = trpc.session.me.queryKey()
  keepNewestMe(context)
  queryClient.setQueryData(meKey, me)
  const take = (event: LiveEvent, seq: number) =>
    takeIntoCache([sessionLive], { seq, event }, { ...context, myId: me.id })
  return { queryClient, meKey, take, known: () => queryClient.getQueryData<Me>(meKey) }
}

test('what happens shows at once, and an answer that was on its way does not undo it', () => {
  const { queryClient, meKey, take, known } = clientOf(ada)
  take({ type: 'wallet', balance: 4, freeMessages: 0 }, 11)
  expect(known()).toMatchObject({ credits: 4, eventSeq: 11 })
  queryClient.setQueryData(meKey, { ...ada, eventSeq: 10 })
  expect(known()).toMatchObject({ credits: 4, eventSeq: 11 })
})

test('after a reset the server’s answer counts, even with a smaller number', () => {
  const { queryClient, meKey, take, known } = clientOf(ada)
  take({ type: 'reset' }, 3)
  queryClient.setQueryData(meKey, { ...ada, credits: 9, eventSeq: 3 })
  expect(known()).toMatchObject({ credits: 9, eventSeq: 3 })
})

test('what comes while the server is asked neither hides its answer nor is left out of it', async () => {
  const { queryClient, meKey, take, known } = clientOf(ada)
  const questions: ((answer: Me) => void)[] = []
  const queryFn = () => new Promise<Me>((answer) => void questions.push(answer))
  const leave = new QueryObserver<Me>(queryClient, {
    ...{ queryKey: meKey, queryFn, staleTime: Number.POSITIVE_INFINITY },
  }).subscribe(() => {})
  take({ type: 'account' }, 11)
  take({ type: 'wallet', balance: 4, freeMessages: 0 }, 12)
  questions[0]?.({ ...ada, name: 'Ada Lovelace', eventSeq: 11 })
  while (questions.length < 2) await Bun.sleep(1)
  expect(known()).toMatchObject({ name: 'Ada Lovelace', credits: 5 })
  questions[1]?.({ ...ada, name: 'Ada Lovelace', credits: 4, eventSeq: 12 })
  while (known()?.eventSeq !== 12) await Bun.sleep(1)
  take({ type: 'wallet', balance: 3, freeMessages: 0 }, 13)
  expect(known()).toMatchObject({ name: 'Ada Lovelace', credits: 3, eventSeq: 13 })
  expect(questions).toHaveLength(2)
  leave()
})

test('a first answer that was asked for before an event is asked for once more', async () => {
  const { queryClient, meKey, take, known } = clientOf(ada)
  queryClient.removeQueries({ queryKey: meKey })
  const questions: ((answer: Me) => void)[] = []
  const queryFn = () => new Promise<Me>((answer) => void questions.push(answer))
  const leave = new QueryObserver<Me>(queryClient, {
    ...{ queryKey: meKey, queryFn, staleTime: Number.POSITIVE_INFINITY },
  }).subscribe(() => {})
  take({ type: 'wallet', balance: 4, freeMessages: 0 }, 11)
  take({ type: 'wallet', balance: 3, freeMessages: 0 }, 12)
  questions[0]?.(ada)
  while (questions.length < 2) await Bun.sleep(1)
  questions[1]?.({ ...ada, credits: 3, eventSeq: 12 })
  while (known()?.eventSeq !== 12) await Bun.sleep(1)
  expect(questions).toHaveLength(2)
  leave()
})

test('what an event makes stale while it is asked for the first time is asked for once more', async () => {
  const context = createQueryContext()
  const { queryClient, trpc } = context
  const queryKey = trpc.savedSearches.list.queryKey()
  const questions: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => void questions.push(answer))
  const leave = new QueryObserver<string>(queryClient, {
    ...{ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY },
  }).subscribe(() => {})
  takeIntoCache([savedSearchesLive], { seq: 1, event: { type: 'saved_searches' } }, { ...context, myId: 'ada' })
  questions[0]?.('before')
  while (questions.length < 2) await Bun.sleep(1)
  questions[1]?.('after')
  while (queryClient.getQueryData<string>(queryKey) !== 'after') await Bun.sleep(1)
  expect(questions).toHaveLength(2)
  leave()
})

test('the screen is told of an event once all that is kept includes it', () => {
  const { take, known } = clientOf(ada)
  const seen: unknown[] = []
  const teller: LiveFeature = { screen: { wallet: ({ balance }) => void seen.push([balance, known()?.credits]) } }
  const event: LiveEvent = { type: 'wallet', balance: 4, freeMessages: 0 }
  take(event, 11)
  showOnScreen([teller], event, { router: undefined as never, myId: 'ada' })
  showOnScreen([teller], { type: 'account' }, { router: undefined as never, myId: 'ada' })
  expect(seen).toEqual([[4, 4]])
})

test('a reset has everything else asked again, and an answer that was a refusal too', () => {
  const { queryClient, take } = clientOf(ada)
  queryClient.setQueryData(['kept'], 1)
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: ['refused'] })
    .setState({ status: 'error' })
  take({ type: 'reset' }, 11)
  const isAsked = (key: string) => queryClient.getQueryState([key])?.isInvalidated
  expect([isAsked('kept'), isAsked('refused')]).toEqual([true, true])
})

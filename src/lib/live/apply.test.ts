import { expect, test } from 'bun:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type Outputs, trpc } from '../trpc.ts'
import { applyEvent, keepNewestMe } from './apply.ts'

type Me = NonNullable<Outputs['accounts']['me']>

const meKey = getQueryKey(trpc.accounts.me, undefined, 'query')

const ada: Me = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  status: 'active',
  profileStatus: 'active',
  premium: false,
  credits: 5,
  freeMessages: 0,
  locale: 'nl',
  gender: 'female',
  country: 'NL',
  region: null,
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
  const queryClient = new QueryClient()
  keepNewestMe(queryClient)
  queryClient.setQueryData(meKey, me)
  return { queryClient, known: () => queryClient.getQueryData<Me>(meKey) }
}

test('what happens shows at once, and an answer that was on its way does not undo it', () => {
  const { queryClient, known } = clientOf(ada)
  applyEvent(queryClient, { type: 'wallet', balance: 4, freeMessages: 0 }, 11)
  expect(known()).toMatchObject({ credits: 4, eventSeq: 11 })
  queryClient.setQueryData(meKey, { ...ada, eventSeq: 10 })
  expect(known()).toMatchObject({ credits: 4, eventSeq: 11 })
})

test('after a reset the server’s answer counts, even with a smaller number', () => {
  const { queryClient, known } = clientOf(ada)
  applyEvent(queryClient, { type: 'reset' }, 3)
  queryClient.setQueryData(meKey, { ...ada, credits: 9, eventSeq: 3 })
  expect(known()).toMatchObject({ credits: 9, eventSeq: 3 })
})

test('what comes while the server is asked neither hides its answer nor is left out of it', async () => {
  const { queryClient, known } = clientOf(ada)
  const questions: ((answer: Me) => void)[] = []
  const queryFn = () => new Promise<Me>((answer) => void questions.push(answer))
  const leave = new QueryObserver<Me>(queryClient, {
    ...{ queryKey: meKey, queryFn, staleTime: Number.POSITIVE_INFINITY },
  }).subscribe(() => {})
  applyEvent(queryClient, { type: 'account' }, 11)
  applyEvent(queryClient, { type: 'wallet', balance: 4, freeMessages: 0 }, 12)
  questions[0]?.({ ...ada, name: 'Ada Lovelace', eventSeq: 11 })
  while (questions.length < 2) await Bun.sleep(1)
  expect(known()).toMatchObject({ name: 'Ada Lovelace', credits: 5 })
  questions[1]?.({ ...ada, name: 'Ada Lovelace', credits: 4, eventSeq: 12 })
  while (known()?.eventSeq !== 12) await Bun.sleep(1)
  applyEvent(queryClient, { type: 'wallet', balance: 3, freeMessages: 0 }, 13)
  expect(known()).toMatchObject({ name: 'Ada Lovelace', credits: 3, eventSeq: 13 })
  expect(questions).toHaveLength(2)
  leave()
})

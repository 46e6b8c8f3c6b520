import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
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

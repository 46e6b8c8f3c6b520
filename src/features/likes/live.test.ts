import { expect, test } from 'bun:test'
import type { QueryKey } from '@tanstack/react-query'
import type { LiveEvent } from '../../lib/live/events.ts'
import { takeIntoCache } from '../../lib/live/run.ts'
import { createQueryContext } from '../../lib/testing/query-context.ts'
import { likeScope, noteOwnLike, ownLike } from './button/own-likes.ts'
import { likesLive } from './live.ts'

const context = createQueryContext()
const { queryClient, trpc } = context
const key: QueryKey = trpc.likes.overview.queryKey()
const take = (event: LiveEvent) => takeIntoCache([likesLive], { event }, { ...context, myId: 'ada' })
const isFresh = () => queryClient.getQueryState(key)?.isInvalidated === false

test('a heart follows what the member does on another screen', () => {
  take({ type: 'like_given', memberId: 'ben', matched: false })
  expect(ownLike('ben', false)).toBe(true)
  take({ type: 'like_taken_back', memberId: 'ben' })
  expect(ownLike('ben', true)).toBe(false)
})

test('a heart that was pressed again does not go back to what is told of the press before', async () => {
  noteOwnLike('eva', true)
  const answer = Promise.withResolvers<void>()
  const mutation = queryClient.getMutationCache().build(queryClient, {
    scope: { id: likeScope('eva') },
    mutationFn: () => answer.promise,
  })
  const answered = mutation.execute(undefined)
  take({ type: 'like_taken_back', memberId: 'eva' })
  expect(ownLike('eva', false)).toBe(true)
  answer.resolve()
  await answered
  take({ type: 'like_taken_back', memberId: 'eva' })
  expect(ownLike('eva', true)).toBe(false)
})

test('who is gone or may have changed is asked of the server again', () => {
  noteOwnLike('ben', true)
  take({ type: 'member_gone', memberId: 'ben', unreadTotal: 0, newLikes: 0 })
  expect(ownLike('ben', false)).toBe(false)
  noteOwnLike('cleo', true)
  take({ type: 'reset' })
  expect(ownLike('cleo', false)).toBe(false)
})

test('a refused like puts back what stood there before', () => {
  expect(noteOwnLike('dirk', true)).toBeUndefined()
  expect(noteOwnLike('dirk', false)).toBe(true)
  noteOwnLike('dirk', undefined)
  expect(ownLike('dirk', true)).toBe(true)
})

test('every event about likes makes the lists ask again, others do not', () => {
  const events = [
    { type: 'like_received', memberId: 'ben', matched: false, newLikes: 1 },
    { type: 'like_withdrawn', memberId: 'ben', newLikes: 0 },
    { type: 'like_seen', memberId: 'ben', newLikes: 0 },
    { type: 'like_given', memberId: 'ben', matched: false },
    { type: 'like_taken_back', memberId: 'ben' },
    { type: 'member_gone', memberId: 'ben', unreadTotal: 0, newLikes: 0 },
  ] as const
  for (const event of events) {
    queryClient.setQueryData(key, null)
    take(event)
    expect(isFresh(), event.type).toBe(false)
  }
  queryClient.setQueryData(key, null)
  take({ type: 'wallet', balance: 3, freeMessages: 0 })
  expect(isFresh()).toBe(true)
})

import { expect, test } from 'bun:test'
import { QueryObserver } from '@tanstack/react-query'
import { takeIntoCache } from '../../lib/live/run.ts'
import { createQueryContext } from '../../lib/testing/query-context.ts'
import { photosLive } from './live.ts'

test('while an order is on its way, what is told of photos is asked for later', async () => {
  const context = createQueryContext()
  const { queryClient, trpc } = context
  const queryKey = trpc.photos.own.queryKey()
  let asked = 0
  const queryFn = () => Promise.resolve({ photos: [], limit: ++asked })
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  await queryClient.fetchQuery({ queryKey, queryFn })
  const before = asked
  const tell = () => takeIntoCache([photosLive], { event: { type: 'photos' } }, { ...context, myId: 'ada' })

  const { promise, resolve } = Promise.withResolvers<void>()
  const options = { mutationKey: trpc.photos.reorder.mutationKey(), mutationFn: () => promise }
  const order = queryClient.getMutationCache().build(queryClient, options).execute(undefined)
  tell()
  expect(asked).toBe(before)
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  resolve()
  await order
  tell()
  expect(asked).toBe(before + 1)
  stop()
})

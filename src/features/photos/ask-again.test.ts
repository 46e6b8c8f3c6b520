import { expect, test } from 'bun:test'
import { QueryObserver } from '@tanstack/react-query'
import { takeIntoCache } from '../../lib/live/run.ts'
import { createQueryContext } from '../../lib/testing/query-context.ts'
import { askAfterLast, askAgain } from './ask-again.ts'
import { photosLive } from './live.ts'

/** Somebody who looks at their photos, and how often they were asked for. */
async function aReader() {
  const context = createQueryContext()
  const queryKey = context.trpc.photos.own.queryKey()
  let asked = 0
  const queryFn = () => Promise.resolve({ photos: [], limit: ++asked })
  const stop = new QueryObserver(context.queryClient, { queryKey, queryFn }).subscribe(() => {})
  await context.queryClient.fetchQuery({ queryKey, queryFn })
  asked = 0
  /** A change on its way; how to end it. */
  const change = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const mutationKey = context.trpc.photos.reorder.mutationKey()
    const options = { mutationKey, mutationFn: () => promise, onSettled: () => askAfterLast(context) }
    const done = context.queryClient.getMutationCache().build(context.queryClient, options).execute(undefined)
    return () => {
      resolve()
      return done
    }
  }
  return { context, change, timesAsked: () => asked, stop }
}

test('while changes are on their way, photos are asked for once, after the last of them', async () => {
  const { context, change, timesAsked, stop } = await aReader()
  const [endOne, endOther] = [change(), change()]
  await askAgain(context)
  takeIntoCache([photosLive], { event: { type: 'photos' } }, { ...context, myId: 'ada' })
  await endOne()
  expect(timesAsked()).toBe(0)
  await endOther()
  expect(timesAsked()).toBe(1)
  stop()
})

test('otherwise they are asked for at once, and after a change that nothing had to wait for not at all', async () => {
  const { context, change, timesAsked, stop } = await aReader()
  await askAgain(context)
  takeIntoCache([photosLive], { event: { type: 'photos' } }, { ...context, myId: 'ada' })
  expect(timesAsked()).toBe(2)
  await change()()
  expect(timesAsked()).toBe(2)
  stop()
})

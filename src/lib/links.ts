import { type HTTPHeaders, httpBatchLink, httpLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'
import { patiently } from './patience.ts'
import { ForeignAnswer } from './server-answer.ts'
import { noteServerTime } from './time/server-clock.ts'

/**
 * Questions in one batch over HTTP; the live stream over server-sent events. What is done goes alone: it is not to wait
 * for anything else, nor be given up with it. Whatever hangs is given up, so that it can be tried again.
 */
export function browserLink(pageOwner: () => string | undefined): TRPCLink<AppRouter> {
  // The back office asks under its own path, where its session holds; no link leads from there to members' pages.
  const to = { url: location.pathname.startsWith('/admin') ? '/admin/trpc' : '/trpc', transformer: superjson }
  // Another tab may have logged somebody else in: nothing is asked or done in their name.
  const headers = (): HTTPHeaders => {
    const owner = pageOwner()
    return owner ? { 'x-page-owner': owner } : {}
  }
  const call = { ...to, headers, fetch: askServer }
  return splitLink({
    condition: ({ type }) => type === 'subscription',
    true: httpSubscriptionLink(to),
    false: splitLink({
      condition: ({ type }) => type === 'mutation',
      true: httpLink(call),
      false: httpBatchLink({ ...call, maxURLLength: 4000, maxItems: 12 }),
    }),
  })
}

const askServer: typeof patiently = async (address, init) => {
  // What is asked while the page is being left gets through all the same.
  const response = await patiently(address, { ...init, keepalive: document.visibilityState === 'hidden' })
  if (!response.headers.get('content-type')?.includes('json')) throw new ForeignAnswer(response)
  noteServerTime(Date.parse(response.headers.get('date') ?? ''))
  return response
}

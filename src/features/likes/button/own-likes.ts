import type { QueryClient } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'

/**
 * What the member has liked or taken back since the page was loaded, here or on another screen: newer than what any
 * answer in the cache says, so that every heart of one member shows the same.
 */
const changed = createAtom<ReadonlyMap<string, boolean>>(new Map())

/** Notes a like (or that it is gone); undefined leaves the word to the cache again. Returns what stood there before. */
export function noteOwnLike(memberId: string, liked: boolean | undefined): boolean | undefined {
  const likes = new Map(changed.get())
  const before = likes.get(memberId)
  if (liked === undefined) likes.delete(memberId)
  else likes.set(memberId, liked)
  changed.set(likes)
  return before
}

/** Names what is under way to the server for the like of one member, one after the other. */
export const likeScope = (memberId: string): string => `like ${memberId}`

/** Whether a press is still pending. Live events about that like are older meanwhile. */
export const isUnderWay = (queryClient: QueryClient, memberId: string): boolean =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === likeScope(memberId) }) > 0

export const forgetOwnLikes = (): void => changed.set(new Map())

/** Whether the member likes somebody; `loaded` is what the server has said. */
export const ownLike = (memberId: string, loaded: boolean): boolean => changed.get().get(memberId) ?? loaded

export const useOwnLike = (memberId: string, loaded: boolean): boolean =>
  useSelector(changed, (likes) => likes.get(memberId) ?? loaded)

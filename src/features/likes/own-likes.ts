import { useSyncExternalStore } from 'react'

/**
 * What the member has liked or taken back since the page was loaded, here or on another screen: newer than what any
 * answer in the cache says, so that every heart of one member shows the same.
 */
const changed = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Notes a like (or that it is gone); undefined leaves the word to the cache again. Returns what stood there before. */
export function noteOwnLike(memberId: string, liked: boolean | undefined): boolean | undefined {
  const before = changed.get(memberId)
  if (liked === undefined) changed.delete(memberId)
  else changed.set(memberId, liked)
  for (const listener of listeners) listener()
  return before
}

export function forgetOwnLikes(): void {
  changed.clear()
  for (const listener of listeners) listener()
}

/** Whether the member likes somebody; `loaded` is what the server has said. */
export const ownLike = (memberId: string, loaded: boolean): boolean => changed.get(memberId) ?? loaded

export function useOwnLike(memberId: string, loaded: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ownLike(memberId, loaded),
    () => loaded,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

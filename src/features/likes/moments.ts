import { useSyncExternalStore } from 'react'

/** Something to be shown large: that somebody likes the member, or that two have matched. */
export interface Moment {
  kind: 'like' | 'match'
  memberId: string
}

let waiting: readonly Moment[] = []
const listeners = new Set<() => void>()

/** Shows a moment, after those that are open or wait; the same one does not wait twice. */
export function showMoment(moment: Moment): void {
  const waits = waiting.some(({ kind, memberId }) => kind === moment.kind && memberId === moment.memberId)
  if (!waits) set([...waiting, moment])
}

export function closeMoment(): void {
  set(waiting.slice(1))
}

export const currentMoment = (): Moment | undefined => waiting[0]

export function useMoment(): Moment | undefined {
  return useSyncExternalStore(subscribe, currentMoment, () => undefined)
}

function set(next: readonly Moment[]) {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

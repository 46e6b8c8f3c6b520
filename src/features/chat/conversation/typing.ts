import { createAtom, useSelector } from '@tanstack/react-store'

/** A typing signal is sent at most this often, and shown for twice as long, in milliseconds. */
export const tellEvery = 3_000
const believedFor = 2 * tellEvery

/** Who is writing to me at this moment, and the end of believing so. */
const writers = createAtom<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map())

export function noteTyping(memberId: string): void {
  forgetTyping(memberId)
  const end = setTimeout(forgetTyping, believedFor, memberId)
  writers.set(new Map(writers.get()).set(memberId, end))
}

/** They have sent what they wrote, or have written nothing for a while. */
export function forgetTyping(memberId: string): void {
  const others = new Map(writers.get())
  clearTimeout(others.get(memberId))
  if (others.delete(memberId)) writers.set(others)
}

export const isTyping = (memberId: string): boolean => writers.get().has(memberId)

export const useIsTyping = (memberId: string): boolean => useSelector(writers, (all) => all.has(memberId))

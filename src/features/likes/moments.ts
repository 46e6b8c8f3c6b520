import { createAtom, useSelector } from '@tanstack/react-store'

/** Something to be shown large: that somebody likes the member, or that two have matched. */
export interface Moment {
  kind: 'like' | 'match'
  memberId: string
}

const waiting = createAtom<readonly Moment[]>([])

/** Shows a moment, after those that are open or wait; the same one does not wait twice. */
export function showMoment(moment: Moment): void {
  const isIt = ({ kind, memberId }: Moment) => kind === moment.kind && memberId === moment.memberId
  waiting.set((moments) => (moments.some(isIt) ? moments : [...moments, moment]))
}

export const closeMoment = (): void => waiting.set((moments) => moments.slice(1))

export const currentMoment = (): Moment | undefined => waiting.get()[0]

export const useMoment = (): Moment | undefined => useSelector(waiting, ([first]) => first)

import { createAtom, useSelector } from '@tanstack/react-store'

/** Something to be shown large: that somebody likes the member, or that two have matched. */
export interface LikeNotification {
  kind: 'like' | 'match'
  memberId: string
}

const waiting = createAtom<readonly LikeNotification[]>([])

/** Shows a notification, after those that are open or wait; the same one does not wait twice. */
export function showNotification(notification: LikeNotification): void {
  const isIt = ({ kind, memberId }: LikeNotification) =>
    kind === notification.kind && memberId === notification.memberId
  waiting.set((notifications) => (notifications.some(isIt) ? notifications : [...notifications, notification]))
}

export const closeNotification = (): void => waiting.set((notifications) => notifications.slice(1))

export const currentNotification = (): LikeNotification | undefined => waiting.get()[0]

export const useNotification = (): LikeNotification | undefined => useSelector(waiting, ([first]) => first)

import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'
import { mayInterrupt } from '../../lib/notices/may-interrupt.ts'
import { forgetOwnLikes, isUnderWay, noteOwnLike } from './button/own-likes.ts'
import { forgetLike, tellOfLike } from './notifications/like-toast.ts'
import { showNotification } from './notifications/notifications.ts'

export const likesLive: LiveFeature = {
  cache: {
    like_given: ({ memberId }, live) => noteInOpenLists(memberId, true, live),
    like_taken_back: ({ memberId }, live) => noteInOpenLists(memberId, false, live),
    member_gone: ({ memberId }, live) => {
      noteOwnLike(memberId, undefined)
      askAgain(live)
    },
    like_received: (_, live) => askAgain(live),
    like_withdrawn: (_, live) => askAgain(live),
    like_seen: (_, live) => askAgain(live),
    profile_changed: ({ onCard }, live) => {
      if (onCard) askAgain(live)
    },
    reset: forgetOwnLikes,
  },
  screen: {
    like_received: (event, { router }) => {
      if (event.again) return
      if (event.matched && mayInterrupt(router)) showNotification({ kind: 'match', memberId: event.memberId })
      else void tellOfLike(event, router)
    },
    like_withdrawn: ({ memberId }) => forgetLike(memberId),
    member_gone: ({ memberId }) => forgetLike(memberId),
  },
}

function askAgain({ queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries(trpc.likes.pathFilter())
}

/** A list that is open stays as it is: who takes a like back by mistake finds the card still there. */
function noteInOpenLists(memberId: string, liked: boolean, { queryClient, trpc }: LiveCache): void {
  if (!isUnderWay(queryClient, memberId)) noteOwnLike(memberId, liked)
  void queryClient.invalidateQueries({ ...trpc.likes.pathFilter(), refetchType: 'none' })
}

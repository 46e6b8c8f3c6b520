import type { AnyEvent } from '../../lib/live/events.ts'
import type { RouterContext } from '../../router.tsx'
import { forgetOwnLikes, noteOwnLike } from './own-likes.ts'

type LikeQueries = RouterContext['utils']['likes']

export function takeLikeEvent(likes: LikeQueries, event: AnyEvent): void {
  switch (event.type) {
    case 'like_given':
    case 'like_taken_back':
      noteOwnLike(event.memberId, event.type === 'like_given')
      // A list that is open stays as it is: who takes a like back by mistake finds the card still there.
      void likes.invalidate(undefined, { refetchType: 'none' })
      return
    case 'member_gone':
      noteOwnLike(event.memberId, undefined)
      void likes.invalidate()
      return
    case 'like_received':
    case 'like_withdrawn':
    case 'like_seen':
      void likes.invalidate()
      return
    case 'reset':
      forgetOwnLikes()
  }
}

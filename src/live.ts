/** What live events do, a line for each feature. It comes with the stream, after the first load. */

export { blocksLive } from './features/blocks/live.ts'
export { chatLive } from './features/chat/live.ts'
export { inspectionLive } from './features/inspection/live.ts'
export { likesLive } from './features/likes/live.ts'
export { mailChangeLive } from './features/mail-change/live.ts'
export { membersLive } from './features/members/live.ts'
export { photosLive } from './features/photos/live.ts'
export { profileLive } from './features/profile/live.ts'
export { savedSearchesLive } from './features/saved-searches/live.ts'
export { sessionLive } from './features/session/live.ts'
export { spendingLimitsLive } from './features/spending-limits/live.ts'
export { swipeLive } from './features/swipe/live.ts'

declare module '../../core/events.ts' {
  interface Events {
    /** Somebody likes me; `matched` when I liked them before; `again` when they had taken back just that. */
    like_received: { memberId: string; matched: boolean; newLikes: number; again?: true }
    like_withdrawn: { memberId: string; newLikes: number }
    /** I gave or took back a like, here or on another screen. */
    like_given: { memberId: string; matched: boolean }
    like_taken_back: { memberId: string }
    like_seen: { memberId: string; newLikes: number }
  }
}

export type {}

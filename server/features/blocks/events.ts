declare module '../../core/events.ts' {
  interface Events {
    /** One of us blocked the other: they are gone from every list. */
    member_gone: { memberId: string; unreadTotal: number; newLikes: number }
  }
}

export type {}

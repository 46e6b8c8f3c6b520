declare module '../../core/events.ts' {
  interface Events {
    /** What I say about myself changed: read it again. */
    own_profile: object
    /** Somebody who is there for me says something else about themselves; `onCard`: what stands on their cards too. */
    profile_changed: { memberId: string; onCard: boolean }
  }
}

export type {}

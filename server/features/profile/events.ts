declare module '../../core/events.ts' {
  interface Events {
    /** What I say about myself changed: read it again. */
    own_profile: object
    /** A member who is visible to me has changed their profile. `onCard`: what their cards show has changed too. */
    profile_changed: { memberId: string; onCard: boolean }
  }
}

export type {}

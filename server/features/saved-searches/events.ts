declare module '../../core/events.ts' {
  interface Events {
    /** My saved searches changed, or one was applied: read them again. */
    saved_searches: object
  }
}

export type {}

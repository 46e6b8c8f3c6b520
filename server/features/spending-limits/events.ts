declare module '../../core/events.ts' {
  interface Events {
    /** My spending limits changed: read them again. */
    spending_limits: object
  }
}

export type {}

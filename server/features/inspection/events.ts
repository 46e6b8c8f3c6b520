declare module '../../core/events.ts' {
  interface Events {
    /** The inspection has removed a photo of mine, or decided about my objection: there is something to read. */
    statement: object
  }
}

export type {}

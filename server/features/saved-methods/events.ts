declare module '../../core/events.ts' {
  interface Events {
    /** What I can pay with by one tap changed: read it again. */
    saved_methods: object
  }
}

export type {}

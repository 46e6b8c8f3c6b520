declare module '../../core/events.ts' {
  interface Events {
    /** My photos, their order or their states changed: read them again. */
    photos: object
  }
}

export type {}

declare module '../../core/events.ts' {
  interface Events {
    wallet: { balance: number; freeMessages: number }
  }
}

export type {}

import type { RegisteredRouter } from '@tanstack/react-router'
import { isBusy } from './busy.ts'

/** Whether something large could open right now: over a page with the usual frame, and over nobody who is busy. */
export function mayInterrupt({ state }: RegisteredRouter): boolean {
  return !isBusy() && (state.matches.at(-1)?.staticData.layout ?? 'default') === 'default'
}

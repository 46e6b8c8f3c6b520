import type { RegisteredRouter } from '@tanstack/react-router'
import { isOccupied } from './busy.ts'
import { layoutOf } from './layout.ts'

/**
 * Whether something large may come next: over a page with the usual frame, and over nobody who writes or has a dialog open.
 * Whoever has just done so keeps their rest (`useBusy`), and it opens then.
 */
export function mayInterrupt({ state }: RegisteredRouter): boolean {
  return !isOccupied() && layoutOf(state.matches) === 'default'
}

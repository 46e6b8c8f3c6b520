import type { RegisteredRouter } from '@tanstack/react-router'
import { isOccupied } from './busy.ts'
import { layoutOf } from './layout.ts'

/**
 * Whether a pop-up may open now: on a page with the default layout, while nobody types or has a dialog open. A pause
 * follows after typing (`useBusy`), and the pop-up opens then.
 */
export function mayInterrupt({ state }: RegisteredRouter): boolean {
  return !isOccupied() && layoutOf(state.matches) === 'default'
}

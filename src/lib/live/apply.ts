import type { RouterContext } from '../../router.tsx'
import type { AnyEvent } from './events.ts'

/** Takes an event into what the screens show. */
export function applyEvent(
  { accounts, invalidate }: RouterContext['utils'],
  event: AnyEvent,
  _seq: number | undefined,
): void {
  if (event.type === 'reset') void invalidate()
  else if (event.type !== 'typing') void accounts.me.invalidate()
}

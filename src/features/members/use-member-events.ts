import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { trpc } from '../../lib/trpc.ts'
import { takeMemberEvent } from './member-cache.ts'

/** Keeps every search, profile and list of the blocked fresh, whichever page is open. */
export function useMemberEvents(): void {
  const utils = trpc.useUtils()
  useLiveEvent((event) => takeMemberEvent(utils, event))
}

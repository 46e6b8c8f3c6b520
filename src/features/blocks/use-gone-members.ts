import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { trpc } from '../../lib/trpc.ts'

/** Whoever is gone for the member is gone from every search and profile that is open or kept. */
export function useGoneMembers(): void {
  const { members } = trpc.useUtils()
  useLiveEvent(({ type }) => {
    if (type === 'member_gone') void members.invalidate()
  })
}

import { useRouter } from '@tanstack/react-router'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'

/** Tells the member of messages while they are elsewhere. */
export function useMessageToasts(): void {
  const router = useRouter()
  useLiveEvent((event) => {
    if (event.type === 'typing') return
    // Where the line is lost before it has come, nothing is told: the list says it too.
    void import('./message-toast.ts').then(
      ({ takeMessageEvent }) => takeMessageEvent(event, router),
      () => {},
    )
  })
}

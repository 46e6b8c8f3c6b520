import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { LiveCache, LiveFeature } from '../../lib/live/feature.ts'

export const inspectionLive: LiveFeature = {
  cache: {
    photos: askAgain,
    // A report decides nothing yet.
    message_photo: (event, cache) => event.status !== 'under_inspection' && askAgain(event, cache),
    statement: askAgain,
  },
  screen: {
    statement: (_, { router }) =>
      toast({
        text: m.inspection_notice(),
        about: 'statement',
        action: {
          label: m.inspection_notice_action(),
          onSelect: () => void router.navigate({ to: '/profile/photos' }),
        },
      }),
  },
}

function askAgain(_: object, { queryClient, trpc }: LiveCache): void {
  void queryClient.invalidateQueries(trpc.inspection.pathFilter())
}

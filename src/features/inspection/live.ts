import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { LiveFeature } from '../../lib/live/feature.ts'

export const inspectionLive: LiveFeature = {
  cache: {
    photos: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.inspection.pathFilter()),
    message_photo: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.inspection.pathFilter()),
    statement: (_, { queryClient, trpc }) => void queryClient.invalidateQueries(trpc.inspection.pathFilter()),
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

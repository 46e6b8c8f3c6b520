import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import { MatchScene } from '../scene/MatchScene.tsx'
import { MessageLink } from '../scene/MessageLink.tsx'

export interface NotificationProps {
  other: Outputs['likes']['card']
  onClose: () => void
}

/** Two who like each other: full screen on phones, a dialog from 768 px. */
export function MatchDialog({ other, onClose }: NotificationProps) {
  return (
    <Dialog
      title={m.likes_match_title()}
      titleHidden
      closeLabel={m.shell_close()}
      onClose={onClose}
      fullOnPhone
      ground="stage"
      actions={<MessageLink other={other} onClick={onClose} />}
    >
      <MatchScene other={other} />
    </Dialog>
  )
}

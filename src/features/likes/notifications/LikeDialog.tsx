import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'
import { LikeScene } from '../scene/LikeScene.tsx'
import type { NotificationProps } from './MatchDialog.tsx'

export function LikeDialog({ other, onClose }: NotificationProps) {
  return (
    <Dialog
      title={withNames(m.likes_like_title({ name: markName(other.name) }))}
      titleHidden
      closeLabel={m.shell_close()}
      onClose={onClose}
      fullOnPhone
      ground="stage"
      actions={
        <Link
          to="/members/$id"
          params={{ id: other.id }}
          onClick={onClose}
          data-autofocus
          className={buttonClass({ size: 'xl', full: true })}
        >
          {m.likes_view_profile()}
        </Link>
      }
    >
      <LikeScene other={other} />
    </Dialog>
  )
}

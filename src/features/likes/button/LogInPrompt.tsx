import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { SignupLink } from '../../../lib/signup/SignupLink.tsx'
import { markName } from '../../../lib/words/mark-name.ts'

export function LogInPrompt({ memberId, name, onClose }: { memberId: string; name: string; onClose: () => void }) {
  return (
    <Dialog
      title={m.likes_login_title()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <SignupLink target={{ id: memberId, name }} autoFocus onOpen={onClose} className={buttonClass()}>
            {m.shell_sign_up()}
          </SignupLink>
          <Link to="/login" search={{ next: `/members/${memberId}` }} className={buttonClass({ variant: 'outline' })}>
            {m.shell_log_in()}
          </Link>
        </>
      }
    >
      <p className="text-ink-muted">{withNames(m.likes_login_text({ name: markName(name) }))}</p>
    </Dialog>
  )
}

import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { SignupLink } from '../../../lib/signup/SignupLink.tsx'
import { isolated } from '../../../lib/words/isolated.ts'

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
      <p className="text-ink-muted">{m.likes_login_text({ name: isolated(name) })}</p>
    </Dialog>
  )
}

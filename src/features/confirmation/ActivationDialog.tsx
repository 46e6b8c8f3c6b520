import { Link } from '@tanstack/react-router'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { useDropParameter } from '../../lib/navigation/use-drop-parameter.ts'
import { useMe } from '../../lib/session/me.ts'

/** For members who signed up on a landing page: it says that the confirmation mail was sent. */
export function ActivationDialog() {
  const email = useMe()?.email ?? ''
  const close = useDropParameter('api_signup')
  return (
    <Dialog
      title={m.confirmation_reminder_title()}
      closeLabel={m.shell_close()}
      onClose={close}
      actions={
        <>
          <Link to="/complete-signup" data-autofocus className={buttonClass()}>
            {m.confirmation_reminder_action()}
          </Link>
          <Button variant="outline" onClick={close}>
            {m.confirmation_reminder_later()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{m.confirmation_reminder_mail({ email })}</p>
    </Dialog>
  )
}

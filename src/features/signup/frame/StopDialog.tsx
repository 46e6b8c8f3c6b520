import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'

export function StopDialog({ onStop, onStay }: { onStop: () => void; onStay: () => void }) {
  return (
    <Dialog
      title={m.signup_stop_title()}
      closeLabel={m.shell_close()}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{m.signup_stop_no()}</Button>
          <Button variant="outline" onClick={onStop}>
            {m.signup_stop_yes()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{m.signup_stop_text()}</p>
    </Dialog>
  )
}

import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { RouterContext } from '../../lib/router-context.ts'
import { endSession } from '../../lib/session/session-end.ts'

/** Where it does not get through a short message says so, and offers to try again. */
export async function logOut(context: RouterContext): Promise<void> {
  try {
    const { runHeldActions } = await import('../../lib/browser/held-actions.ts')
    await runHeldActions()
    await endSession(context)
  } catch {
    const again = { label: m.shell_error_retry(), onSelect: () => void logOut(context) }
    toast({ text: m.shell_log_out_failed(), about: 'log-out', tone: 'danger', action: again })
  }
}

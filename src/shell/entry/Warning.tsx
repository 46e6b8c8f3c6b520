import { useEffect } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { contentId } from '../layouts/SkipLink.tsx'
import type { ShellSite } from '../shell.ts'

export interface WarningProps {
  site: ShellSite
  isAdult: boolean
  accept: () => void
}

export function Warning({ site, isAdult, accept }: WarningProps) {
  useEffect(() => goOnWithPage, [])
  const age = site.minAge
  return (
    <Dialog
      title={isAdult ? m.shell_entry_adult_title() : m.shell_entry_site_title({ site: site.name })}
      closeLabel={m.shell_close()}
      dismissible={false}
      onClose={accept}
      actions={
        <>
          <Button onClick={accept} data-autofocus>
            {m.shell_entry_accept({ age })}
          </Button>
          <Button variant="outline" onClick={leave}>
            {m.shell_entry_leave()}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">
        {isAdult ? m.shell_entry_adult_text({ age }) : m.shell_entry_site_text({ site: site.name, age })}
      </p>
    </Dialog>
  )
}

/** Nothing had the focus before, so that it would go nowhere. */
function goOnWithPage(): void {
  if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true })
}

/** Replaced, so that the way back does not lead here again. */
const leave = () => window.location.replace('about:blank')

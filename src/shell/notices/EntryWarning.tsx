import { useEffect } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { isFocusLost } from '@/ui/focus/is-focus-lost.ts'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { contentId } from '../layouts/SkipLink.tsx'
import { putAway } from './put-away.ts'

export function AdultEntry() {
  const { minAge: age } = useSettings()
  return <EntryWarning age={age} title={m.shell_entry_adult_title()} text={m.shell_entry_adult_text({ age })} />
}

export function SiteEntry() {
  const { name: site, minAge: age } = useSettings()
  return (
    <EntryWarning age={age} title={m.shell_entry_site_title({ site })} text={m.shell_entry_site_text({ site, age })} />
  )
}

/** Stands at the door until a visitor says to be old enough, once in each browser. */
function EntryWarning({ age, title, text }: { age: number; title: string; text: string }) {
  useEffect(() => goOnWithPage, [])
  return (
    <Dialog
      title={title}
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
      <p className="text-ink-muted">{text}</p>
    </Dialog>
  )
}

const accept = () => putAway('hide-entry-warning')

/** Replaced, so that the way back does not lead here again. */
const leave = () => window.location.replace('about:blank')

/** Nothing had the focus before, so that it would go nowhere. */
function goOnWithPage(): void {
  if (isFocusLost()) document.getElementById(contentId)?.focus({ preventScroll: true })
}

import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { ShellSlots } from '../../lib/slots.ts'
import { MailIsOff } from './MailIsOff.tsx'
import { OfflinePage } from './OfflinePage.ts'

const loadEntry = () => loadPatiently(() => import('./EntryWarning.tsx'), 'SiteEntry')

/** What no feature has to say. */
export const shellSlots: ShellSlots = {
  banners: { 'mail-off': MailIsOff },
  popUps: {
    'adult-entry': async () => (await loadEntry()).AdultEntry,
    'site-entry': async () => (await loadEntry()).SiteEntry,
  },
  Background: OfflinePage,
}

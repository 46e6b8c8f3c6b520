import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { ShellSlots } from '../../lib/slots.ts'
import { ActivationReminder } from './ActivationReminder.tsx'

const loadPiece = () => loadPatiently(() => import('./ActivationDialog.tsx'), 'ActivationDialog')

export const confirmationSlots: ShellSlots = {
  banners: { activation: ActivationReminder },
  popUps: { activation: async () => (await loadPiece()).ActivationDialog },
}

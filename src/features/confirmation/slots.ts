import type { ShellSlots } from '../../lib/slots.ts'
import { ActivationReminder } from './ActivationReminder.tsx'

export const confirmationSlots: ShellSlots = {
  banners: { activation: ActivationReminder },
  popUps: { activation: async () => (await import('./ActivationDialog.tsx')).ActivationDialog },
}

import type { ShellSlots } from '../../lib/slots.ts'
import { ActivationReminder } from './ActivationReminder.tsx'

export const confirmationSlots: ShellSlots = { Banner: ActivationReminder }

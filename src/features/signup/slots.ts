import type { ShellSlots } from '../../lib/slots.ts'
import { SignupRequest } from './SignupRequest.ts'

export const signupSlots: ShellSlots = {
  popUps: { signup: async () => (await import('./SignupDialog.tsx')).SignupDialog },
  Background: SignupRequest,
}

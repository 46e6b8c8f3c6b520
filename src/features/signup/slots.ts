import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { ShellSlots } from '../../lib/slots.ts'
import { SignupRequest } from './SignupRequest.ts'

const loadPiece = () => loadPatiently(() => import('./SignupDialog.tsx'), 'SignupDialog')

export const signupSlots: ShellSlots = {
  popUps: { signup: async () => (await loadPiece()).SignupDialog },
  Background: SignupRequest,
}

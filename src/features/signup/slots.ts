import type { ShellSlots } from '../../lib/slots.ts'
import { SignupHost } from './SignupHost.tsx'

export const signupSlots: ShellSlots = { Overlay: SignupHost }

import type { ShellSlots } from '../../lib/slots.ts'
import { PushPrompt } from './PushPrompt.tsx'
import { PushRequest } from './PushRequest.ts'

export const pushSlots: ShellSlots = { banners: { push: PushPrompt }, Background: PushRequest }

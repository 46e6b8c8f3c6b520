import type { ShellSlots } from '../../lib/slots.ts'
import { PhotoReminder } from './PhotoReminder.tsx'

export const photosSlots: ShellSlots = { banners: { photo: PhotoReminder } }

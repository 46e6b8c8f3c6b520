import type { ShellSlots } from '../../lib/slots.ts'
import { LikeNotifications } from './LikeNotifications.tsx'

export const likesSlots: ShellSlots = { Overlay: LikeNotifications }

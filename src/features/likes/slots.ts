import type { ShellSlots } from '../../lib/slots.ts'
import { LikeNotifications } from './notifications/LikeNotifications.tsx'

export const likesSlots: ShellSlots = { Overlay: LikeNotifications }

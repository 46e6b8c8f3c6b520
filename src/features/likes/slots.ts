import type { ShellSlots } from '../../lib/slots.ts'
import { LikeNotifications } from './notifications/LikeNotifications.ts'

const load = async () => (await import('./notifications/NotificationDialog.tsx')).NotificationDialog

export const likesSlots: ShellSlots = { popUps: { match: load, like: load }, Background: LikeNotifications }

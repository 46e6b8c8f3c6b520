import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { ShellSlots } from '../../lib/slots.ts'
import { LikeNotifications } from './notifications/LikeNotifications.ts'

const loadPiece = () => loadPatiently(() => import('./notifications/NotificationDialog.tsx'), 'NotificationDialog')
const load = async () => (await loadPiece()).NotificationDialog

export const likesSlots: ShellSlots = { popUps: { match: load, like: load }, Background: LikeNotifications }

import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import type { ShellSlots } from '../../lib/slots.ts'
import { TimeBonusBanner } from './TimeBonusBanner.tsx'

const loadPiece = () => loadPatiently(() => import('./TimeBonusDialog.tsx'), 'TimeBonusDialog')

export const discountsSlots: ShellSlots = {
  banners: { 'time-bonus': TimeBonusBanner },
  popUps: { 'time-bonus': async () => (await loadPiece()).TimeBonusDialog },
}

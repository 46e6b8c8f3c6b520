import { useHydrated } from '@tanstack/react-router'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import type { ShellSlots } from '../../lib/slots.ts'

const StatementNotice = lazyPart(() => import('./StatementNotice.tsx'), 'StatementNotice', 'once-alive')

/** Asked after the page: it is rare. */
function LaterNotice() {
  return useHydrated() && <StatementNotice />
}

export const inspectionSlots: ShellSlots = { Banner: LaterNotice }

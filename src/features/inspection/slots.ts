import type { ShellSlots } from '../../lib/slots.ts'
import { StatementNotice } from './StatementNotice.tsx'
import { StatementRequest } from './StatementRequest.ts'

export const inspectionSlots: ShellSlots = { banners: { statement: StatementNotice }, Background: StatementRequest }

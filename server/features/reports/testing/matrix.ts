import { members } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

export const matrix: Matrix = {
  procedures: {
    'reports.report': members((memberId) => ({ id: crypto.randomUUID(), memberId, reason: 'other', remarks: '' })),
  },
  changes: {
    'reports.report': { unseen: 'the reported one hears nothing, and no page lists them' },
  },
  limits: {
    'reports.report': { seconds: 3600, member: 20, network: 20 },
  },
}

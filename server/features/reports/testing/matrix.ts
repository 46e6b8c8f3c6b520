import { conversations, members } from '../../../contract/testing/access/objects.ts'
import type { Matrix } from '../../../testing/matrix.ts'

const aReport = () => ({ id: crypto.randomUUID(), reason: 'other', remarks: '' })

export const matrix: Matrix = {
  procedures: {
    'reports.report': (scene) => ({
      ...members((memberId) => ({ ...aReport(), memberId }))(scene),
      ...conversations((conversationId) => ({ ...aReport(), conversationId }))(scene),
    }),
  },
  changes: {
    // A photo of Ben's: she no longer sees it, and he gets no event.
    'reports.report': {
      does: async ({ ada, ben, as }) => {
        const about = { id: crypto.randomUUID(), memberId: ben.id, seq: 1, reason: 'sexual' as const, remarks: '' }
        await (await as(ada)).reports.report(about)
      },
      seenBy: { ada: [] },
    },
  },
  limits: {
    'reports.report': { seconds: 3600, member: 20, network: 20 },
  },
}

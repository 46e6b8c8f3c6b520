import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { claimFor, reportedOf } from '../../../../../db/testing/staff.ts'
import { sendStatement } from '../../../../features/inspection/send-statement.ts'
import { home } from '../browser.ts'
import { type Life, type Operation, operation } from '../operation.ts'

const photos = ({ said }: Standing, status: string) => said.filter(({ photo }) => photo === status)

const isBlocked = ({ blockers }: Standing) => blockers.length > 0

export const withOthers: Operation[] = [
  operation({
    name: 'report a photo',
    weight: 2,
    about: (standing) => photos(standing, 'active'),
    act: ({ ada, ofBen }, { seq }) => {
      const report = { id: crypto.randomUUID(), memberId: ada.id, seq, reason: 'sexual', remarks: '' } as const
      return ofBen.client.reports.report.mutate(report)
    },
  }),
  operation({
    name: 'remove a reported photo',
    weight: 10,
    about: (standing) => photos(standing, 'under_inspection'),
    act: (life, { conversationId }) => removeReported(life, conversationId),
  }),
  operation({
    name: 'tell of a removed photo',
    weight: 12,
    about: ({ removals }) => removals.filter(({ isTold }) => !isTold),
    blindly: ({ removals }) => removals,
    act: ({ app }, { id }) => sendStatement(app.world, { removalId: id, origin: home }, 'removal'),
  }),
  operation<'ada' | 'ben'>({
    name: 'block',
    weight: 0.5,
    about: (standing) => (isBlocked(standing) ? [] : standing.hasLeft ? ['ben'] : ['ada', 'ben']),
    act: ({ ada, ben, browser, ofBen }, who) =>
      who === 'ada'
        ? browser.client.blocks.block.mutate({ memberId: ben.id })
        : ofBen.client.blocks.block.mutate({ memberId: ada.id }),
  }),
  operation({
    name: 'lift a block',
    weight: 20,
    about: ({ blockers }) => blockers,
    act: ({ ada, ben, browser, ofBen }, blocker) =>
      blocker === ada.id
        ? browser.client.blocks.unblock.mutate({ memberId: ben.id })
        : ofBen.client.blocks.unblock.mutate({ memberId: ada.id }),
  }),
]

/** The first one that waits. */
async function removeReported({ app: { world }, ada, moderator }: Life, conversationId: string): Promise<void> {
  await claimFor(world.db, moderator.id, ada.id)
  for (const photoId of await reportedOf(world.db, conversationId)) {
    const removing = { photoId, reports: [], reason: 'nude' as const, remark: '' }
    const isDone = await moderator.browser.client.inspection.remove.mutate(removing).then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
}

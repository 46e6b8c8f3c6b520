import type { ReactNode } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { isolated } from '../../lib/words/isolated.ts'
import { useBlock } from '../blocks/use-block.tsx'
import { useReport } from '../reports/use-report.tsx'

/**
 * The menu items about another member, and their dialogs. `onBlocked`: the caller leaves the screen that showed the
 * member. With a `photoId`, the photo is reported.
 */
export function useMemberActions(
  member: { id: string; name: string; photoId?: string },
  onBlocked: () => void,
): { items: ReactNode; dialogs: ReactNode; askToBlock: () => void; askToReport: () => void } {
  const me = useMe()
  const block = useBlock(member, onBlocked)
  const report = useReport({ member, onBlock: block.ask })
  return {
    askToBlock: block.ask,
    askToReport: report.ask,
    items: (
      <>
        {report.item}
        {me && block.item}
      </>
    ),
    dialogs: (
      <>
        {report.dialog}
        {block.dialog}
      </>
    ),
  }
}

/** The button that reports somebody in the list of the blocked, and the sheet that it opens. */
export function ReportBlocked({ member }: { member: { id: string; name: string } }) {
  const { ask, dialog } = useReport({ member, onBlock: null })
  return (
    <>
      <Button variant="plain" size="md" onClick={ask} aria-label={m.reports_report({ name: isolated(member.name) })}>
        {m.reports_report_message()}
      </Button>
      {dialog}
    </>
  )
}

/** Reports the other member of a conversation when only its id is known. */
export const useReportByConversation = (conversationId: string) =>
  useReport({ member: { conversationId }, onBlock: null })

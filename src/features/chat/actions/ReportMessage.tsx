import { useNavigate } from '@tanstack/react-router'
import { useMemberActions } from '../../members/member-actions.tsx'
import { ReportSheet } from '../../reports/ReportSheet.tsx'

export interface ReportMessageProps {
  member: { id: string; name: string }
  seq: number | undefined
  onClose: () => void
}

/** Takes a report of a message; who is blocked after it takes the conversation along. */
export function ReportMessage({ member, seq, onClose }: ReportMessageProps) {
  const navigate = useNavigate()
  const { askToBlock, dialogs } = useMemberActions(member, () => void navigate({ to: '/chats' }))
  return (
    <>
      <ReportSheet member={member} seq={seq} onBlock={askToBlock} onClose={onClose} />
      {dialogs}
    </>
  )
}

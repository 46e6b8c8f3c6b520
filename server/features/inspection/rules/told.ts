import type { Subject } from '../../../../db/queries/inspection/subjects.ts'
import type { Audited } from '../../../../db/queries/staff/audit.ts'
import type { PhotoStatus } from '../../../../db/reference/photos.ts'
import { photoStatusFor } from '../../chat/rules/photos.ts'
import type { MemberEvent } from '../../live/change-and-tell.ts'

/** What the log says of it; of the conversation no more than that it was one. */
export const auditOf = (
  { memberId, siteId, photoId, sent }: Subject,
  done: Pick<Audited, 'staffId' | 'action' | 'details'>,
): Audited => ({
  ...{ ...done, memberId, siteId, subjectId: photoId },
  ...(sent && { details: { ...done.details, conversation: true } }),
})

/** What a decision about a photo of a profile has found: that it was reported, and that others saw it, to whom an undo gives it back. */
export const foundOf = ({ status }: Pick<Subject, 'status'>, reports: number) => ({
  ...(reports > 0 && { reported: true }),
  ...(status === 'active' && { active: true }),
})

/** Who sees that a photo has another state from now on: of a conversation those for whom that changes what they see. */
export function toldOf({ memberId, sent, status: before }: Subject, status: PhotoStatus): MemberEvent[] {
  if (!sent) return status === before ? [] : [{ memberId, event: { type: 'photos' } }]
  const { conversationId, seq, toId } = sent
  return [memberId, toId].flatMap((id) => {
    const seen = photoStatusFor(status, id === memberId)
    const isSeen = seen !== photoStatusFor(before, id === memberId)
    return isSeen
      ? [{ memberId: id, event: { type: 'message_photo' as const, conversationId, seq, status: seen } }]
      : []
  })
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'
import { reasonWords } from '../../../../server/features/inspection/rules/reason-words.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { type PhotoDecision, type PhotoToDecide, reasonsFor } from '../queue/decision.ts'
import type { useInspection } from '../queue/use-inspection.ts'
import { ClaimTimer } from './ClaimTimer.tsx'
import { Decisions, firstReasonId } from './Decisions.tsx'
import { MemberCard } from './MemberCard.tsx'
import { PhotoStage } from './PhotoStage.tsx'
import { RemarkSheet } from './RemarkSheet.tsx'
import { Strip } from './Strip.tsx'
import { useKeys } from './use-keys.ts'

interface WorkplaceProps {
  inspection: ReturnType<typeof useInspection>
  photo: PhotoToDecide
}

/** How many of the next photos are fetched before they are needed. */
const ahead = 3

/** One photo with all that is known of it, and what can be done. */
export function Workplace({ inspection, photo }: WorkplaceProps) {
  const { photos, place, until, canUndo } = inspection
  const [largeId, setLargeId] = useState<string>()
  const [isAskingWhy, setAskingWhy] = useState(false)
  const [said, say] = useState('')
  const [seenId, setSeenId] = useState<string>()
  const isLarge = largeId === photo.id
  const isSeen = seenId === photo.id
  const zoom = () => setLargeId(isLarge ? undefined : photo.id)

  const decide = (decision: PhotoDecision, words: string) => {
    // Keys are faster than a slow line: nobody decides on what they have not seen.
    if (!isSeen) {
      toast({ text: m.inspection_not_seen(), about: 'inspection' })
      return
    }
    inspection.decide(decision)
    say(words)
  }
  const approve = () => decide({ kind: 'approve' }, m.inspection_done_approved())
  const refuse = () => decide({ kind: 'refuse' }, m.inspection_refuse())
  const remove = (reason: RemovalReason, remark = '') =>
    decide({ kind: 'remove', reason, remark }, m.inspection_done_removed({ reason: reasonWords(reason).title }))
  const choose = (reason: RemovalReason) => {
    if (reason !== 'other' || !isSeen) remove(reason)
    else setAskingWhy(true)
  }
  const byNumber = reasonsFor(photo).map(({ key, reason }) => [key, () => choose(reason)] as const)
  const [next, previous] = [() => inspection.move(1), () => inspection.move(-1)]

  useKeys({
    ...(photo.objection ? {} : Object.fromEntries(byNumber)),
    ...{ a: approve, r: photo.objection ? refuse : () => document.getElementById(firstReasonId)?.focus() },
    ...{ s: inspection.release, z: zoom },
    ...{ j: next, arrowright: next, k: previous, arrowleft: previous },
  })
  useEffect(() => {
    for (const { full } of photos.slice(place + 1, place + 1 + ahead)) new Image().src = full
  }, [photos, place])
  const latest = useRef(inspection.lapse)
  latest.current = inspection.lapse
  const lapse = useCallback(() => latest.current(), [])

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {said} {withNames(m.inspection_photo_of({ name: markName(photo.member.name) }))}
        </span>
      </VisuallyHidden>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <PhotoStage
          key={photo.id}
          {...{ photo, isLarge }}
          isSeen={isSeen}
          onZoom={zoom}
          onSeen={() => setSeenId(photo.id)}
          onNext={inspection.putAside}
        />
        <div className="grid grid-cols-1 gap-3">
          {until && <ClaimTimer until={until} onOver={lapse} />}
          <ErrorBoundary>
            <MemberCard photo={photo} />
          </ErrorBoundary>
          <Decisions
            {...{ photo, canUndo, isSeen }}
            onApprove={approve}
            onRefuse={refuse}
            onRemove={choose}
            onUndo={() => void inspection.undo()}
            onRelease={inspection.release}
          />
        </div>
      </div>
      <Strip photos={photos} currentId={photo.id} onShow={inspection.show} />
      {isAskingWhy && (
        <RemarkSheet onRemove={(remark) => remove('other', remark)} onClose={() => setAskingWhy(false)} />
      )}
    </>
  )
}

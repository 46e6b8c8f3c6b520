import { Ban, Check, SkipForward } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'
import { reasonWords } from '../../../../server/features/inspection/rules/reason-words.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { type PhotoToDecide, reasonsFor } from '../queue/decision.ts'
import { KeyCap } from './KeyCap.tsx'
import { UndoButton } from './UndoButton.tsx'

export interface DecisionsProps {
  photo: PhotoToDecide
  canUndo: boolean
  /** Nothing is decided before. */
  isSeen: boolean
  onApprove: () => void
  onRefuse: () => void
  onRemove: (reason: RemovalReason) => void
  onUndo: () => void
  onRelease: () => void
}

export const firstReasonId = 'first-reason'

/** What can be done with the photo, each with its key. */
export function Decisions({
  photo,
  canUndo,
  isSeen,
  onApprove,
  onRefuse,
  onRemove,
  onUndo,
  onRelease,
}: DecisionsProps) {
  const isObjection = photo.objection !== null
  const name = markName(photo.member.name)
  return (
    <>
      <Button
        size="xl"
        full
        disabled={!isSeen}
        onClick={onApprove}
        aria-keyshortcuts="a"
        className="*:w-full *:justify-start!"
        icon={<Check aria-hidden className="size-5.5" />}
      >
        <span className="min-w-0 flex-1 text-left">{isObjection ? m.inspection_grant() : m.inspection_approve()}</span>
        <KeyCap className="border-transparent bg-primary-active text-on-primary">A</KeyCap>
      </Button>
      {isObjection ? (
        <Button
          variant="outline"
          full
          disabled={!isSeen}
          onClick={onRefuse}
          aria-keyshortcuts="r"
          icon={<Ban aria-hidden className="size-5 text-danger" />}
        >
          {m.inspection_refuse()}
          <KeyCap>R</KeyCap>
        </Button>
      ) : (
        <div className="overflow-hidden rounded-lg bg-surface shadow-sm">
          <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 px-3.5 py-2.5 text-sm font-bold">
            {m.inspection_remove_because()}
            <span className="font-normal text-ink-muted">{m.inspection_one_key()}</span>
          </h2>
          <ul>
            {reasonsFor(photo).map(({ key, reason }, n) => (
              <li key={reason} className="border-t border-line">
                <button
                  type="button"
                  id={n === 0 ? firstReasonId : undefined}
                  disabled={!isSeen}
                  aria-keyshortcuts={key}
                  onClick={() => onRemove(reason)}
                  className="flex min-h-touch w-full items-center justify-between gap-3 px-3.5 text-left text-sm enabled:hover:bg-sunken disabled:text-ink-muted"
                >
                  {reasonWords(reason).title}
                  <KeyCap>{key}</KeyCap>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2.5">
        <UndoButton disabled={!canUndo} onUndo={onUndo} />
        <Button
          variant="outline"
          size="md"
          onClick={onRelease}
          aria-keyshortcuts="s"
          icon={<SkipForward aria-hidden className="size-5" />}
        >
          {m.inspection_release()}
          <KeyCap>S</KeyCap>
        </Button>
      </div>
      <p className="text-xs text-ink-muted">
        {withNames((isObjection ? m.inspection_told_outcome : m.inspection_told)({ name }))}
      </p>
    </>
  )
}

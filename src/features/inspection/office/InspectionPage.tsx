import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Images, Keyboard, ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { m } from '~words'
import { useTRPC } from '../../../lib/trpc.ts'
import { OfficeFrame } from '../../staff/OfficeFrame.tsx'
import { OfficeNav } from '../../staff/OfficeNav.tsx'
import { useInspection } from '../queue/use-inspection.ts'
import { KeyCap } from './KeyCap.tsx'
import { KeysSheet } from './KeysSheet.tsx'
import { QueueFigures } from './QueueFigures.tsx'
import { UndoButton } from './UndoButton.tsx'
import { useKeys } from './use-keys.ts'
import { Workplace } from './Workplace.tsx'

/** `/admin/photos`: looks at one photo after the other, by keys. */
export function InspectionPage() {
  const { data: staff } = useSuspenseQuery(useTRPC().staff.me.queryOptions())
  const mayInspect = staff?.role === 'owner' || staff?.role === 'moderator'
  return (
    <OfficeFrame nav={mayInspect && <OfficeNav />}>
      {mayInspect ? (
        <Inspection />
      ) : (
        <EmptyState alone icon={<ShieldQuestion aria-hidden />} title={m.staff_nothing_title()}>
          {m.staff_nothing_text()}
        </EmptyState>
      )}
    </OfficeFrame>
  )
}

function Inspection() {
  const inspection = useInspection()
  const [hasHelp, setHelp] = useState(false)
  const { current, queue, decided, canUndo } = inspection
  useKeys({ '?': () => setHelp(true), u: canUndo ? () => void inspection.undo() : undefined })
  return (
    <div className="grid grid-cols-1 gap-4 px-gutter py-4">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <h1 className="mr-auto text-xl font-bold tracking-tight">{m.inspection_title()}</h1>
        {queue && <QueueFigures queue={queue} decidedAt={decided.map(({ at }) => at)} />}
        <Button
          variant="outline"
          size="md"
          className="max-w-full pointer-coarse:hidden"
          icon={<Keyboard aria-hidden className="size-5" />}
          onClick={() => setHelp(true)}
        >
          {m.inspection_keys()}
          <KeyCap>?</KeyCap>
        </Button>
      </header>
      {current ? <Workplace inspection={inspection} photo={current} /> : <Nothing inspection={inspection} />}
      {hasHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  )
}

function Nothing({ inspection }: { inspection: ReturnType<typeof useInspection> }) {
  const { isLoading, hasFailed, isReleased, takeUp, canUndo, queue } = inspection
  if (isLoading) return <Spinner className="mx-auto my-20 size-8" />
  if (hasFailed)
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={m.inspection_failed_title()}
        action={<Button onClick={takeUp}>{m.shell_error_retry()}</Button>}
      >
        {m.inspection_failed_text()}
      </EmptyState>
    )
  if (isReleased)
    return (
      <EmptyState
        icon={<Images aria-hidden />}
        title={m.inspection_released_title()}
        action={<Button onClick={takeUp}>{m.inspection_go_on()}</Button>}
      >
        {m.inspection_released_text()}
      </EmptyState>
    )
  // These objections are not for this colleague: they removed the photo themselves, or another one has claimed it.
  const forOthers = queue?.objections ?? 0
  return (
    <EmptyState
      icon={<CircleCheck aria-hidden />}
      title={forOthers > 0 ? m.inspection_empty_for_you() : m.inspection_empty_title()}
      action={canUndo && <UndoButton onUndo={() => void inspection.undo()} />}
    >
      {forOthers > 0 && `${m.inspection_empty_objections({ count: forOthers })} `}
      {m.inspection_empty_text()}
    </EmptyState>
  )
}

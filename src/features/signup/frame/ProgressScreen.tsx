import { Check } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { stopWaiting, tryNow } from '../flow/patience.ts'
import { type SignupStage, type StageState, stages, stateOf } from '../flow/progress.ts'
import type { SignupState } from '../flow/store.ts'

const stageWords = {
  check: m.signup_progress_check,
  create: m.signup_progress_create,
  matches: m.signup_progress_matches,
  mail: m.signup_progress_mail,
} satisfies Record<SignupStage, () => string>

const stateWords = {
  waiting: m.signup_progress_waiting,
  running: m.signup_progress_running,
  done: m.signup_progress_done,
} satisfies Record<StageState, () => string>

export interface ProgressScreenProps extends Pick<SignupState, 'stage'>, Partial<Pick<SignupState, 'isStalled'>> {
  titleId: string
}

/** What is being done, stage by stage; without a line, that it waits. */
export function ProgressScreen({ stage, isStalled = false, titleId }: ProgressScreenProps) {
  return (
    <div className="flex flex-1 flex-col justify-center px-gutter py-12 md:px-6">
      <ScreenHeading id={titleId} takesFocus>
        {m.signup_progress_title()}
      </ScreenHeading>
      <ol className="mt-7 grid gap-4" aria-live="polite">
        {stages.map((each) => (
          <StageRow key={each} stage={each} state={stateOf(each, stage)} />
        ))}
      </ol>
      <div role="status" className="mt-7">
        {isStalled && <Stalled />}
      </div>
    </div>
  )
}

/** Nothing is lost, it goes on by itself, and nobody has to wait for that. */
function Stalled() {
  return (
    <Alert tone="warning" title={m.signup_stalled_title()}>
      {m.signup_stalled_text()}
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="md" onClick={tryNow}>
          {m.signup_stalled_now()}
        </Button>
        <Button size="md" variant="outline" onClick={stopWaiting}>
          {m.signup_stalled_back()}
        </Button>
      </span>
    </Alert>
  )
}

function StageRow({ stage, state }: { stage: SignupStage; state: StageState }) {
  return (
    <li className={cx('flex items-center gap-3.5', state === 'waiting' ? 'text-ink-subtle' : 'font-semibold')}>
      <span className={cx('grid size-9 flex-none place-items-center rounded-full', grounds[state])}>
        {state === 'done' && <Check aria-hidden className="size-5" />}
        {state === 'running' && <Spinner className="size-5" />}
      </span>
      {stageWords[stage]()}
      <VisuallyHidden>: {stateWords[state]()}</VisuallyHidden>
    </li>
  )
}

const grounds: Record<StageState, string> = {
  waiting: 'border-[1.5px] border-line',
  running: 'bg-primary-soft text-on-primary-soft',
  done: 'bg-success-soft text-on-success-soft',
}

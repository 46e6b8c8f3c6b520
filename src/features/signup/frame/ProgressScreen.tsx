import { Check } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { Spinner } from '@/ui/Spinner.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { m } from '~words'
import { type Stage, type StageState, stages, stateOf } from '../flow/progress.ts'
import type { SignupState } from '../flow/store.ts'
import { MomentHeading } from './MomentHeading.tsx'

const stageWords = {
  check: m.signup_progress_check,
  create: m.signup_progress_create,
  matches: m.signup_progress_matches,
  mail: m.signup_progress_mail,
} satisfies Record<Stage, () => string>

const stateWords = {
  waiting: m.signup_progress_waiting,
  running: m.signup_progress_running,
  done: m.signup_progress_done,
} satisfies Record<StageState, () => string>

/** What is being done, stage by stage. */
export function ProgressScreen({ stage, titleId }: { stage: SignupState['stage']; titleId: string }) {
  return (
    <div className="flex flex-1 flex-col justify-center px-gutter py-12 md:px-6">
      <MomentHeading id={titleId}>{m.signup_progress_title()}</MomentHeading>
      <ol className="mt-7 grid gap-4" aria-live="polite">
        {stages.map((each) => (
          <StageRow key={each} stage={each} state={stateOf(each, stage)} />
        ))}
      </ol>
    </div>
  )
}

function StageRow({ stage, state }: { stage: Stage; state: StageState }) {
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

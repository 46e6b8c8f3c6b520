import { cx } from './cx.ts'

export interface StepBarsProps {
  /** 1 for the first step. */
  step: number
  steps: number
  /** "Step 2 of 5". */
  label: string
}

export function StepBars({ step, steps, label }: StepBarsProps) {
  return (
    <div>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: steps }, (_, index) => index + 1).map((bar) => (
          <span key={bar} className={cx('h-1.5 flex-1 rounded-full', bar <= step ? 'bg-primary' : 'bg-line')} />
        ))}
      </div>
      <p className="mt-2.5 text-sm text-ink-muted">{label}</p>
    </div>
  )
}

export interface ProgressBarProps {
  /** 0 to 1; leave it out while nobody knows. */
  value?: number
  label: string
}

/** How much of a piece of work is done. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent(value)}>
      <svg aria-hidden className="block h-1.5 w-full overflow-hidden rounded-full bg-line">
        <rect
          width={`${percent(value) ?? 100}%`}
          height="100%"
          className={value === undefined ? 'animate-pulse fill-primary' : 'fill-primary transition-[width]'}
        />
      </svg>
    </div>
  )
}

const percent = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)

export interface MeterProps {
  /** What it says. */
  label: string
  value: number
  max: number
}

/** How much of something is used up. */
export const Meter = ({ label, value, max }: MeterProps) => (
  <progress className={meterClass} aria-label={label} max={max} value={Math.min(value, max)} />
)

const meterClass =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-secondary ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-secondary'

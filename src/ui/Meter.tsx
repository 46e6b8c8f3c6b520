import { cx } from './cx.ts'

export interface MeterProps {
  /** What it says. */
  label: string
  /** Nothing while nobody knows how far it is: it breathes. */
  value?: number
  max: number
  tone?: keyof typeof tones
  className?: string
}

/** How much of something is used up, or how far it has come. */
export const Meter = ({ label, value, max, tone = 'secondary', className }: MeterProps) => (
  <progress
    className={cx(meterClass, tones[tone], className)}
    aria-label={label}
    max={max}
    value={value === undefined ? undefined : Math.min(value, max)}
  />
)

const meterClass =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ' +
  'indeterminate:animate-pulse indeterminate:bg-primary-soft indeterminate:[&::-webkit-progress-bar]:bg-primary/40 ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full ' +
  '[&::-webkit-progress-value]:transition-[inline-size]'

const tones = {
  primary: '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-primary',
  secondary: '[&::-moz-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-secondary',
}

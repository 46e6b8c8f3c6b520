import { cx } from '@/ui/cx.ts'

export interface KeyCapProps {
  children: string
  className?: string
  /** Also where there is likely to be no keyboard. */
  always?: boolean
}

/** The key that does it, on a button or beside its words. */
export function KeyCap({ children, className, always }: KeyCapProps) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'grid min-w-7 place-items-center rounded-sm border-[1.5px] border-b-[3px] px-1.5 font-sans text-sm leading-6 font-semibold',
        !always && 'pointer-coarse:hidden',
        className ?? 'border-control bg-surface text-ink',
      )}
    >
      {children}
    </kbd>
  )
}

import { cx } from '@/ui/cx.ts'

/** The key that does it, on a button or beside its words. */
export function KeyCap({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'grid min-w-7 place-items-center rounded-sm border-[1.5px] border-b-[3px] px-1.5 font-sans text-sm leading-6 font-semibold',
        className ?? 'border-control bg-surface text-ink',
      )}
    >
      {children}
    </kbd>
  )
}

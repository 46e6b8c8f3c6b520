import { cx } from '../cx.ts'

/** The chosen one carries `aria-current`. */
export function menuItemClass(className?: string): string {
  return cx(
    'flex min-h-touch w-full items-center gap-3 rounded-md px-3 py-2 text-left text-[0.9375rem] font-semibold',
    'transition-colors hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft',
    '*:[svg]:size-5 *:[svg]:text-ink-muted aria-[current]:*:[svg]:text-current',
    className,
  )
}

import { cx } from '../cx.ts'

/** The look of a chip, for a `<button>` and for a link that leads on. The current one carries `aria-current`. */
export function chipClass(active?: boolean, className?: string): string {
  return cx(
    'inline-flex min-h-touch items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold whitespace-nowrap',
    'transition-colors *:[svg]:size-4.5',
    active ? 'border-secondary bg-secondary text-on-secondary' : 'border-control bg-surface text-ink hover:bg-sunken',
    className,
  )
}

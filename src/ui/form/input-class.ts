import { cx } from '../cx.ts'

export interface InputLook {
  /** Height: 44 or 48 px; an `area` has room for four lines. */
  size?: 'md' | 'lg' | 'area'
}

const heights = { md: 'min-h-touch', lg: 'min-h-field', area: 'min-h-29 max-h-80 py-3 leading-normal' }

/** The look of everything one types or chooses in; turns red when `aria-invalid` is set. */
export function inputClass({ size = 'lg' }: InputLook = {}, className?: string): string {
  return cx(
    'w-full rounded-md border-[1.5px] border-control bg-surface px-3.5 text-base text-ink',
    'placeholder:text-ink-subtle placeholder:opacity-100',
    'aria-invalid:border-2 aria-invalid:border-danger',
    'disabled:bg-sunken disabled:text-ink-subtle disabled:cursor-not-allowed',
    heights[size],
    className,
  )
}

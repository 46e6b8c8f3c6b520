import { cx } from '../cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'plain' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'xl'

export interface ButtonLook {
  /** Pink `primary` appears once in a view; `secondary` is blue and means premium; `plain` has no background. */
  variant?: ButtonVariant
  size?: ButtonSize
  full?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'border-transparent bg-secondary text-on-secondary hover:bg-secondary-hover',
  outline: 'border-control bg-surface text-ink hover:bg-sunken',
  plain: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-90',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-touch py-1.5 text-[0.9375rem]',
  lg: 'min-h-field py-2 text-base',
  xl: 'min-h-13 py-2 text-base',
}

/** The look of a button, for a `<button>` and for a link that leads on. */
export function buttonClass({ variant = 'primary', size = 'lg', full }: ButtonLook = {}, className?: string): string {
  return cx(
    'relative inline-flex items-center justify-center gap-2.5 rounded-full border-[1.5px]',
    'text-center font-semibold leading-tight select-none transition-colors',
    'disabled:border-transparent disabled:bg-sunken disabled:text-ink-subtle disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
    variant === 'plain' ? 'px-3.5' : size === 'md' ? 'px-4.5' : 'px-5.5',
    full && 'w-full',
    className,
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../control/IconButton.tsx'
import { cx } from '../cx.ts'
import { useFieldControl } from './field-control.ts'
import { type InputLook, inputClass } from './input-class.ts'

export interface PasswordInputProps extends InputLook, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  showLabel: string
  hideLabel: string
}

/** A password that can be looked at while one types it. Pasting is welcome. */
export function PasswordInput({ size, showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const field = useFieldControl()
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        {...props}
        type={shown ? 'text' : 'password'}
        className={inputClass({ size }, cx('pr-13', className))}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
        className="absolute! inset-y-0 right-0.5 my-auto text-ink-muted noscript:hidden"
      >
        {shown ? <EyeOff aria-hidden className="size-5.5" /> : <Eye aria-hidden className="size-5.5" />}
      </IconButton>
    </span>
  )
}

import { type ReactNode, useRef } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useEarly } from '@/ui/form/use-early.ts'

/** What the server takes, and what some browsers can open and turn into that. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

export interface FileButtonProps {
  variant: 'primary' | 'outline'
  multiple?: boolean
  /** Opens the camera, on what has one. */
  capture?: 'user'
  helpId?: string
  className?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A file input that looks like a button. */
export function FileButton({ variant, onFiles, helpId, className = '', children, ...input }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEarly(ref, (input) => {
    if (input.files?.length) onFiles(filesIn(input))
  })
  return (
    <label
      className={buttonClass({ variant }, `max-w-full min-w-0 wrap-anywhere has-focus-visible:focus-ring ${className}`)}
    >
      <input
        {...input}
        ref={ref}
        type="file"
        accept={acceptedTypes}
        aria-describedby={helpId}
        onChange={({ currentTarget }) => onFiles(filesIn(currentTarget))}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}

/** What was chosen; the same can be chosen again. */
export function filesIn(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useEarly } from '@/ui/form/use-early.ts'
import { m } from '~words'

/** What the server takes, and what some browsers can open and turn into that. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

interface AddPhotosProps {
  isFirst: boolean
  onFiles: (files: File[]) => void
}

/** A button for the photos that one has, and one for the camera where there is a hand that holds it. */
export function AddPhotos({ isFirst, onFiles }: AddPhotosProps) {
  const helpId = useId()
  return (
    <section className="mt-3 flex flex-col items-center gap-3 rounded-card border-[1.5px] border-dashed border-control px-3 py-6 text-center">
      <div className="flex w-full flex-wrap justify-center gap-3">
        <FileButton variant="primary" multiple onFiles={onFiles} helpId={helpId}>
          <ImagePlus aria-hidden className="size-5" />
          {isFirst ? m.photos_add_first() : m.photos_add()}
        </FileButton>
        <FileButton variant="outline" capture="user" onFiles={onFiles} className="pointer-fine:hidden">
          <Camera aria-hidden className="size-5" />
          {m.photos_camera()}
        </FileButton>
      </div>
      <p id={helpId} className="max-w-md text-sm text-ink-muted">
        {m.photos_add_help()}
        <span className="pointer-coarse:hidden"> {m.photos_add_drop()}</span>
      </p>
    </section>
  )
}

interface FileButtonProps {
  variant: 'primary' | 'outline'
  multiple?: boolean
  capture?: 'user'
  helpId?: string
  className?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

function FileButton({ variant, onFiles, helpId, className = '', children, ...input }: FileButtonProps) {
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

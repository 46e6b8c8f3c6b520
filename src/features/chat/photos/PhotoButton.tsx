import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { useEarly } from '@/ui/form/use-early.ts'
import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { Saying } from '../outbox/outbox.ts'
import type { PhotoPickerProps } from './PhotoPicker.tsx'

const PhotoPicker = lazyPart<'PhotoPicker', PhotoPickerProps>(() => import('./later.ts'), 'PhotoPicker', 'once-alive')

export interface PhotoButtonProps {
  member: { name: string }
  writing: Writing
  onSend: (message: Saying) => void
  onTopUp: () => void
}

/** Takes a photo out of the library or from the camera, as the device offers; not while no message can be sent at all. */
export function PhotoButton(props: PhotoButtonProps) {
  const [file, setFile] = useState<File>()
  const { refusal } = props.writing
  const disabled = refusal !== null && refusal !== 'insufficient_credits'
  const input = useRef<HTMLInputElement>(null)
  const take = (from: HTMLInputElement) => {
    const [chosen] = from.files ?? []
    // A replayed early event fires again when the field is already empty.
    if (!chosen) return
    setFile(chosen)
    // The same can be chosen again.
    from.value = ''
  }
  useEarly(input, take)
  return (
    <>
      <label
        className={iconButtonClass(false, `h-field! has-focus-visible:focus-ring ${disabled ? 'text-ink-subtle' : ''}`)}
      >
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={m.chat_photo_choose()}
          disabled={disabled}
          onChange={({ currentTarget }) => take(currentTarget)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <ImagePlus aria-hidden className="size-5.5" />
      </label>
      {!disabled && <PhotoPicker {...props} file={file} onFile={setFile} />}
    </>
  )
}

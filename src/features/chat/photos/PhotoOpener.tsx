import { useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx'

export interface PhotoOpenerProps extends Omit<PhotoViewerProps, 'onClose'> {
  /** The id of the photo in the log. */
  describedBy: string
}

/** Over a photo in the log: opens it large. */
export function PhotoOpener({ describedBy, ...props }: PhotoOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={m.chat_photo_open()}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
        className={cx(
          'absolute inset-0 cursor-zoom-in',
          props.entry.mine ? 'rounded-bubble-own' : 'rounded-bubble-other',
        )}
      />
      {isOpen && <PhotoViewer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

import { cx } from '@/ui/cx.ts'
import { useOpen } from '@/ui/overlay/use-open.ts'
import { m } from '~words'
import { type ChatPhotoViewerProps, PhotoViewer } from './PhotoViewer.tsx'

export interface PhotoOpenerProps extends Omit<ChatPhotoViewerProps, 'onClose'> {
  /** The id of the photo in the log. */
  describedBy: string
}

/** Over a photo in the log: opens it large. */
export function PhotoOpener({ describedBy, ...props }: PhotoOpenerProps) {
  const { isOpen, open, close } = useOpen()
  return (
    <>
      <button
        type="button"
        aria-label={m.chat_photo_open()}
        aria-describedby={describedBy}
        onClick={open}
        className={cx(
          'absolute inset-0 cursor-zoom-in',
          props.entry.mine ? 'rounded-bubble-own' : 'rounded-bubble-other',
        )}
      />
      {isOpen && <PhotoViewer {...props} onClose={close} />}
    </>
  )
}

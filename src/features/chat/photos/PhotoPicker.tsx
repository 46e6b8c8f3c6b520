import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { useDroppedFiles } from '../../photos/upload/use-dropped-files.ts'
import type { PhotoButtonProps } from './PhotoButton.tsx'
import { PhotoSheet } from './PhotoSheet.tsx'

export interface PhotoPickerProps extends PhotoButtonProps {
  file: File | undefined
  onFile: (file: File | undefined) => void
}

/** Takes a photo that is dropped on the page or pasted, too, and shows the one that was chosen before it is sent. */
export function PhotoPicker({ file, onFile, ...props }: PhotoPickerProps) {
  const isOver = useDroppedFiles(([dropped]) => onFile(dropped))
  return (
    <>
      <p aria-hidden className={cx(dropClass, !isOver && 'hidden')}>
        {m.chat_photo_drop()}
      </p>
      {file && (
        <PhotoSheet
          key={`${file.name} ${file.lastModified}`}
          file={file}
          {...props}
          onClose={() => onFile(undefined)}
        />
      )}
    </>
  )
}

const dropClass =
  'pointer-events-none fixed inset-3 z-10 grid place-items-center rounded-xl border-[1.5px] border-dashed border-primary ' +
  'bg-primary-soft/90 font-semibold text-on-primary-soft'

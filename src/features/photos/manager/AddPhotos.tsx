import { Camera, ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { m } from '~words'
import { FileButton } from '../upload/FileButton.tsx'

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

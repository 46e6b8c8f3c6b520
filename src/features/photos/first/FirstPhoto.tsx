import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { Camera, ImagePlus } from 'lucide-react'
import { useId, useRef } from 'react'
import { cx } from '@/ui/cx.ts'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { useTRPC } from '../../../lib/trpc.ts'
import { InspectionStrip } from '../../cards/InspectionStrip.tsx'
import { useCrop } from '../crop/use-crop.tsx'
import { FileButton, type FileButtonProps } from '../upload/FileButton.tsx'
import { UploadState } from '../upload/UploadState.tsx'
import { cancelUpload, type Upload, uploads } from '../upload/uploads.ts'
import { useSendPhotos } from '../upload/use-send-photos.ts'

/** The member's first photo, and what is on its way to become one. */
export function useFirstPhoto() {
  const own = useQuery(useTRPC().photos.own.queryOptions())
  const upload = useSelector(uploads).at(-1)
  const photo = own.data?.photos.find(({ status }) => status !== 'removed')
  return { photo, upload, isKnown: own.isSuccess }
}

export interface FirstPhotoProps {
  /** They may have signed up on this page, which knows them by this alone. */
  memberId: string
  name: string
  /** The heading above takes the focus of what goes. */
  headingId: string
  /** It is beside what its page is about: another button leads on. */
  isAside?: boolean
}

/** Where a member without a photo gives one: from the camera or a file, cropped as on the page of their photos. */
export function FirstPhoto({ memberId, name, headingId, isAside = false }: FirstPhotoProps) {
  const { photo, upload } = useFirstPhoto()
  const { cropFile, dialog } = useCrop(useSendPhotos(memberId))
  const isOnItsWay = upload !== undefined && upload.state !== 'failed'
  const choose = ([file]: File[]) => {
    if (!file) return
    if (upload) cancelUpload(upload.clientId)
    void cropFile({ file })
  }
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5">
      <Portrait
        src={photo?.card ?? upload?.preview}
        colour={photo?.colour}
        name={name}
        alt={photo ? m.photos_photo({ number: 1 }) : ''}
        width={480}
        height={600}
        eager
        className={cx(shapeClass, !photo && upload && '*:[img]:opacity-45')}
      >
        {photo?.status === 'under_inspection' && <InspectionStrip className="py-1.5 text-sm!" />}
      </Portrait>
      <p role="status" className="text-center text-sm text-ink-muted empty:hidden">
        {photo?.status === 'under_inspection' && m.photos_inspected_text()}
      </p>
      {upload && !photo && <State key={upload.clientId} upload={upload} headingId={headingId} />}
      {!photo && !isOnItsWay && <Choice variant={isAside ? 'outline' : 'primary'} onFiles={choose} />}
      {dialog}
    </div>
  )
}

function State({ upload, headingId }: { upload: Upload; headingId: string }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusHeir(place, headingId)
  return (
    <div ref={place} className="w-full max-w-80">
      <UploadState upload={upload} className="mt-1" />
    </div>
  )
}

function Choice({ variant, onFiles }: Pick<FileButtonProps, 'variant' | 'onFiles'>) {
  const helpId = useId()
  return (
    <div className="grid w-full max-w-80 grid-cols-1 gap-3 noscript:hidden">
      <FileButton variant={variant} onFiles={onFiles} helpId={helpId}>
        <ImagePlus aria-hidden className="size-5" />
        {m.photos_choose()}
      </FileButton>
      <FileButton variant="outline" capture="user" onFiles={onFiles} className="pointer-fine:hidden">
        <Camera aria-hidden className="size-5" />
        {m.photos_camera()}
      </FileButton>
      <p id={helpId} className="text-center text-sm text-ink-muted">
        {m.photos_add_help()}
      </p>
    </div>
  )
}

const shapeClass = 'aspect-4/5 w-48 max-w-[60vw] rounded-portrait'

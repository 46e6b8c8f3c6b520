import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { useWayBack } from '../../../lib/navigation/way-back.ts'
import { countWords } from '../count-words.ts'
import { useCrop } from '../crop/use-crop.tsx'
import { useOwnPhotos } from '../own-photos.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { DropArea } from './DropArea.tsx'
import { MoreWithPremium } from './MoreWithPremium.tsx'
import { OrderedPhotos } from './OrderedPhotos.tsx'
import { RemovedPhotos } from './RemovedPhotos.tsx'
import { UploadRow } from './UploadRow.tsx'

/** All of one's photos: sent, ordered, cropped, replaced and deleted. */
export function PhotosPage() {
  const { ordered, removed, limit, room } = useOwnPhotos()
  const { underWay, left, send } = useUploads()
  const { crop, cropFile, dialog } = useCrop(send)
  const [said, say] = useState('')
  const [hasChosenSeveral, setChosenSeveral] = useState(false)

  /** Of one photo the member chooses the part that is shown; several are on their way at once. */
  const choose = async (files: readonly File[], replaces?: string) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) {
      setChosenSeveral(left > 0)
      return send(files.map((each) => ({ file: each })))
    }
    if (!replaces && left <= 0) return send([{ file }])
    return cropFile({ file, replaces })
  }
  const cropAgain = async (id: string, address: string) => {
    const file = await fetch(address).then(
      (answer) => (answer.ok ? answer.blob() : undefined),
      () => undefined,
    )
    if (file) crop({ file, replaces: id })
    else toast({ text: m.refusal_offline(), tone: 'danger' })
  }

  return (
    <DropArea onFiles={(files) => void choose(files)}>
      <div className="wrap max-w-page-md! pt-5 pb-group">
        <header className="flex flex-wrap items-center gap-x-1.5">
          <Link {...useWayBack('/profile')} className={iconButtonClass(false, '-ml-2.5')}>
            <ChevronLeft aria-hidden className="size-6" />
          </Link>
          <ScreenHeading id={headingId} className="flex-auto">
            {m.photos_title()}
          </ScreenHeading>
          <p className="text-ink-muted tabular-nums">{countWords(ordered.length, limit)}</p>
        </header>
        <p className="mt-2 text-ink-muted">{ordered.length > 1 ? m.photos_intro_order() : m.photos_intro()}</p>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <OrderedPhotos
          photos={ordered}
          say={say}
          onCrop={cropAgain}
          onReplace={(id, files) => void choose(files, id)}
        />
        {underWay.length > 0 && (
          <ul aria-label={m.photos_under_way()} className="mt-3 grid gap-3">
            {underWay.map((upload) => (
              <UploadRow key={upload.clientId} upload={upload} />
            ))}
          </ul>
        )}
        <div role="status">
          {hasChosenSeveral && <p className="mt-3 text-sm text-ink-muted">{m.photos_crop_several()}</p>}
        </div>
        <RemovedPhotos photos={removed} />
        {left > 0 ? <AddPhotos isFirst={ordered.length === 0} onFiles={(files) => void choose(files)} /> : null}
        {room <= 0 && <MoreWithPremium />}
      </div>
      {dialog}
    </DropArea>
  )
}

const headingId = 'own-photos'

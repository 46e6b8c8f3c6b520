import { useSelector } from '@tanstack/react-store'
import { m } from '~words'
import { UploadRow } from '../manager/UploadRow.tsx'
import { uploads } from '../upload/uploads.ts'

/** What was chosen on the screen before and is still to arrive. */
export function PhotosUnderWay() {
  const underWay = useSelector(uploads)
  if (underWay.length === 0) return null
  return (
    <ul aria-label={m.photos_under_way()} className="mt-6 grid gap-3">
      {underWay.map((upload) => (
        <UploadRow key={upload.clientId} upload={upload} />
      ))}
    </ul>
  )
}

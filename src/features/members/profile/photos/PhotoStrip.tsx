import { Lock } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { InspectionStrip } from '../../../cards/InspectionStrip.tsx'
import { type Profile, type StripPhoto, stripOf } from './photos.ts'

export interface PhotoStripProps {
  profile: Profile
  /** Hears which photo was pressed, counted from 0. */
  onOpen: (index: number) => void
}

export function PhotoStrip({ profile: { name, photos }, onOpen }: PhotoStripProps) {
  const strip = stripOf(photos)
  if (strip.length === 0) return null
  return (
    <ul aria-label={m.profile_photos({ name })} className="grid grid-cols-4 gap-2">
      {strip.map((entry) => (
        <li key={entry.photo.id}>
          <button type="button" onClick={() => onOpen(entry.index)} className="block w-full rounded-md">
            <VisuallyHidden>{labelOf(entry, { name, total: photos.length })}</VisuallyHidden>
            <SmallPhoto {...entry} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function SmallPhoto({ photo, standsFor }: StripPhoto) {
  const shape = 'aspect-square rounded-md'
  const film =
    standsFor > 1
      ? m.profile_photos_more({ count: standsFor })
      : photo.locked && <Lock aria-hidden className="size-5.5" />
  const size = { alt: '', colour: photo.colour, className: shape }
  const cover = film && <span className={cx(filmClass, standsFor > 1 ? 'bg-stage/65' : 'bg-stage/35')}>{film}</span>
  if (photo.locked) {
    return (
      <Portrait src={photo.blurred} width={400} height={500} {...size}>
        {cover}
      </Portrait>
    )
  }
  return (
    <Portrait
      src={photo.card}
      srcSet={`${photo.thumb} 160w, ${photo.card} 480w`}
      sizes={sizes}
      width={480}
      height={600}
      {...size}
    >
      {photo.underInspection && <InspectionStrip />}
      {cover}
    </Portrait>
  )
}

function labelOf({ photo, index }: StripPhoto, { name, total }: { name: string; total: number }): string {
  const number = index + 1
  return photo.locked ? m.profile_photo_locked({ number, name }) : m.profile_photo_open({ number, total, name })
}

const filmClass = 'absolute inset-0 grid place-items-center font-bold text-on-stage tabular-nums'
const sizes = '(min-width: 48rem) 7rem, 23vw'

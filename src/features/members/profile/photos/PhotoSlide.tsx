import { Lock } from 'lucide-react'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { LockedOffer } from '../LockedOffer.tsx'
import type { Profile } from './photos.ts'

export interface PhotoSlideProps {
  profile: Profile
  /** Counted from 0. */
  index: number
}

/** One photo as large as the screen allows; of a locked one the blur, and what it takes to see it. */
export function PhotoSlide({ profile, index }: PhotoSlideProps) {
  const { name, photos } = profile
  const photo = photos[index]
  if (!photo) return null
  const number = index + 1
  if (!photo.locked) {
    return (
      <img
        src={photo.full}
        alt={m.profile_photo({ number, name })}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    )
  }
  return (
    <div className="grid w-full max-w-sm gap-4 px-gutter text-ink">
      <Portrait
        src={photo.blurred}
        alt={m.profile_photo_locked({ number, name })}
        width={400}
        height={500}
        colour={photo.colour}
        className="mx-auto aspect-4/5 h-[min(50dvh,28rem)] rounded-portrait"
      >
        <span aria-hidden className="absolute inset-0 grid place-items-center bg-stage/35 text-on-stage">
          <Lock className="size-9" />
        </span>
      </Portrait>
      <LockedOffer profile={profile} />
    </div>
  )
}

import { useState } from 'react'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import { LockedOffer } from '../LockedOffer.tsx'
import { ProfileControls } from '../ProfileControls.tsx'
import { MainPhoto } from './MainPhoto.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import type { Profile } from './photos.ts'

const PhotoViewer = lazyPart(() => import('./PhotoViewer.tsx'), 'PhotoViewer', 'once-alive')

export function PhotoGallery({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <div className="relative order-1">
        <MainPhoto profile={profile} onOpen={() => setOpened(0)} />
        <ProfileControls profile={profile} />
      </div>
      <div className="order-3 grid gap-2.5 px-gutter pt-4.5 empty:hidden md:px-0">
        <PhotoStrip profile={profile} onOpen={setOpened} />
        <LockedOffer profile={profile} />
      </div>
      {opened !== null && <PhotoViewer profile={profile} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

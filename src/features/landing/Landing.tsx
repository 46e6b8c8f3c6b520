import type { ReactNode } from 'react'
import { CallToAction } from './CallToAction.tsx'
import { Hero } from './hero/Hero.tsx'
import type { StartValues } from './hero/StartForm.tsx'
import { MembersPreview } from './MembersPreview.tsx'
import { TrustPoints } from './TrustPoints.tsx'

export interface LandingProps {
  site: { name: string; minAge: number }
  /** Four member cards; without them the section stays away. */
  members?: ReactNode
  /** Whether visitors may search, so that "more members" leads somewhere. */
  canSearch: boolean
  /** Takes what was typed on to sign-up. */
  onStart: (values: StartValues) => void
}

/** Whole without script. */
export function Landing({ site, members, canSearch, onStart }: LandingProps) {
  return (
    <>
      <Hero minAge={site.minAge} onStart={onStart} />
      <TrustPoints />
      {members && (
        <MembersPreview siteName={site.name} canSearch={canSearch}>
          {members}
        </MembersPreview>
      )}
      <CallToAction />
    </>
  )
}

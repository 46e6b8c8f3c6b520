import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useLikeSeen } from '../../likes/notifications/use-like-seen.ts'
import { ActionBar } from './Actions.tsx'
import { Facts } from './Facts.tsx'
import { OwnBar } from './OwnBar.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { PhotoGallery } from './photos/PhotoGallery.tsx'
import type { Profile } from './photos/photos.ts'
import { Section } from './Section.tsx'

// A sign for each of the interests weighs more than the rest of the profile.
const Interests = lazyPart(() => import('./Interests.tsx'), 'Interests', 'at-once')

const AboutHidden = lazyPart(() => import('./AboutHidden.tsx'), 'AboutHidden', 'at-once')

const AboutCaution = lazyPart(() => import('./AboutCaution.tsx'), 'AboutCaution', 'at-once')

export function ProfileView({ profile }: { profile: Profile }) {
  useLikeSeen(profile.id)
  return (
    <>
      <div className={columnsClass}>
        <div className="contents md:block">
          <ErrorBoundary>
            <PhotoGallery profile={profile} />
          </ErrorBoundary>
        </div>
        <div className="contents md:block">
          <ProfileHead profile={profile} />
          <div className="order-4 px-gutter md:px-0">
            {profile.about && (
              <Section title={m.profile_about()}>
                <p dir="auto" className="max-w-[65ch] whitespace-pre-line">
                  {profile.about}
                </p>
                {!profile.isOwn && <AboutCaution profile={profile} />}
              </Section>
            )}
            {profile.aboutHidden && <AboutHidden />}
            <ErrorBoundary>
              <Facts profile={profile} />
            </ErrorBoundary>
            <Interests profile={profile} />
          </div>
        </div>
      </div>
      {profile.isOwn ? <OwnBar /> : <ActionBar profile={profile} />}
    </>
  )
}

const columnsClass =
  'flex flex-col pb-8 md:wrap md:grid md:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] md:items-start md:gap-8 md:py-8 lg:gap-14 lg:py-10'

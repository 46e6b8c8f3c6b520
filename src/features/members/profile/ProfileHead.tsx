import { Clock, Heart, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { isCountryCode } from '../../../../db/reference/countries/codes.ts'
import { useSettings } from '../../../lib/settings.ts'
import { countryWord } from '../../../lib/words/country-words.ts'
import { activityWord } from '../../cards/activity-words.ts'
import { MemberBadges } from '../../cards/MemberBadges.tsx'
import { useOwnLike } from '../../likes/button/own-likes.ts'
import { Actions } from './Actions.tsx'
import type { Profile } from './photos/photos.ts'

/** On phones a sheet that slides over the photo. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { name, age, fictional, lastActive, isOwn } = profile
  return (
    <div className="relative order-2 -mt-6 rounded-t-[1.5rem] bg-canvas px-gutter pt-6 md:mt-0 md:rounded-none md:px-0 md:pt-0">
      <p className="flex flex-wrap gap-2 empty:hidden">
        <MemberBadges isNew={profile.isNew} premium={profile.premium} />
        {fictional && (
          <Badge tone="quiet" icon={<MaskIcon />}>
            {m.search_fictional()}
          </Badge>
        )}
      </p>
      <h1 className="mt-2.5 text-3xl font-bold tracking-[-0.03em]">
        <Verbatim>{name}</Verbatim> <span className="font-normal">{age}</span>
      </h1>
      <ul className="mt-1 text-ink-muted">
        <Line Icon={MapPin}>{placeOf(profile)}</Line>
        <Line Icon={Clock}>{activityWord(lastActive)}</Line>
        <Relation profile={profile} />
      </ul>
      {fictional && <FictionalWarning />}
      {!isOwn && <Actions profile={profile} className="mt-6 hidden max-w-md lg:flex" />}
    </div>
  )
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4.5" />
      {children}
    </li>
  )
}

/** What the other one thinks of the viewer; it changes with the viewer's own heart. */
function Relation({ profile: { id, relation } }: { profile: Profile }) {
  const liked = useOwnLike(id, relation?.liked ?? false)
  if (!relation?.likedMe) return null
  return <Line Icon={Heart}>{liked ? m.profile_match() : m.profile_likes_you()}</Line>
}

function FictionalWarning() {
  const { name } = useSettings()
  return (
    <p className="mt-3 rounded-lg bg-secondary-soft px-4 py-3 text-sm text-on-secondary-soft">
      {m.profile_fictional_text({ site: name })}
    </p>
  )
}

function placeOf({ city, regionName, country }: Profile): string {
  const wider = regionName ?? (isCountryCode(country) ? countryWord(country) : country)
  return city && city !== wider ? m.profile_place({ city, region: wider }) : wider
}

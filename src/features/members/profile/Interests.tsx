import { Chip } from '@/ui/control/Chip.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { isInterest } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'
import type { Profile } from './photos/photos.ts'
import { Section } from './Section.tsx'

export function Interests({ profile: { interests, sharedInterests } }: { profile: Profile }) {
  const known = interests.filter(isInterest)
  if (known.length === 0) return null
  return (
    <Section title={m.profile_interests()}>
      {sharedInterests.length > 0 && <p className="text-sm text-ink-muted">{m.profile_shared()}</p>}
      <ul className="mt-3 flex flex-wrap gap-2">
        {known.map((interest) => {
          const isShared = sharedInterests.includes(interest)
          return (
            <li key={interest}>
              <Chip icon={<InterestIcon interest={interest} />} matched={isShared}>
                {interestWord(interest)}
                {isShared && <VisuallyHidden>{m.profile_shared_interest()}</VisuallyHidden>}
              </Chip>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

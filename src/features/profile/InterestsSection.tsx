import { Plus } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { Chip } from '@/ui/control/Chip.tsx'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { m } from '~words'
import { isInterest } from '../../../db/reference/interests.ts'
import { InterestIcon } from '../../lib/words/interest-icons.tsx'
import { interestWord } from '../../lib/words/interest-words.ts'
import { FieldMark } from './FieldMark.tsx'
import { Section } from './Section.tsx'
import type { Editing } from './saving/use-own-profile.ts'

export function InterestsSection({ editing, onOpen }: { editing: Editing; onOpen: () => void }) {
  const known = editing.profile.interests.filter(isInterest)
  return (
    <Section
      title={
        <>
          {m.profile_interests()} <span className="font-normal text-ink-muted tabular-nums">{known.length}</span>
        </>
      }
      action={
        <span className="-mr-3.5 flex items-center gap-2">
          <FieldMark state={editing.stateOf('interests')} />
          <Button variant="plain" size="md" onClick={onOpen} className="text-primary-ink">
            {m.profile_interests_edit()}
          </Button>
        </span>
      }
    >
      <ul className="flex flex-wrap gap-2">
        {known.map((interest) => (
          <li key={interest}>
            <Chip icon={<InterestIcon interest={interest} />}>{interestWord(interest)}</Chip>
          </li>
        ))}
        <li>
          <ChipButton icon={<Plus aria-hidden />} onClick={onOpen} className="border-dashed">
            {m.profile_interests_more()}
          </ChipButton>
        </li>
      </ul>
    </Section>
  )
}

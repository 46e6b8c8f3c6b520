import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { isInterest } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'
import type { DeckCard } from '../deck/deck.ts'

/** Two fit beside each other on the narrowest phone. */
const most = 3

export interface SharedInterestsProps {
  interests: DeckCard['sharedInterests']
  className: string
}

export function SharedInterests({ interests, className }: SharedInterestsProps) {
  const shown = interests.filter(isInterest).slice(0, most)
  if (shown.length === 0) return null
  return (
    <p className={cx(className, 'mt-2 flex flex-wrap gap-1.5')}>
      <VisuallyHidden>{m.swipe_shared()} </VisuallyHidden>
      {shown.map((interest) => (
        <span key={interest} className={interestClass}>
          <InterestIcon interest={interest} />
          {interestWord(interest)}
        </span>
      ))}
    </p>
  )
}

const interestClass =
  'inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-primary-soft px-2.75 text-xs font-semibold ' +
  'text-on-primary-soft *:[svg]:size-4'

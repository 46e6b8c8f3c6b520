import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { completenessOf, type ProfilePart, type SaidPart } from '../../../server/features/profile/rules/completeness.ts'
import { attributeNameWord } from '../../lib/words/attribute-words.ts'
import { useOwnPhotos } from '../photos/own-photos.ts'
import type { OwnProfileView } from './saving/wanted.ts'

export interface CompletenessProps {
  profile: OwnProfileView
  onOpen: (part: SaidPart) => void
}

/** How far the profile is, and the one step that does the most for it. */
export function Completeness({ profile, onOpen }: CompletenessProps) {
  const { ordered: photos } = useOwnPhotos()
  const { done, of, next } = completenessOf(profile, photos.length > 0)
  const percent = Math.round((done / of) * 100)
  return (
    <section aria-label={m.profile_complete_label()} className="rounded-lg border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="text-[1.0625rem]">{m.profile_complete({ percent })}</strong>
        <span className="text-sm text-ink-muted tabular-nums">{m.profile_complete_count({ done, of })}</span>
      </p>
      <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-sunken">
        <div style={{ width: `${percent}%` }} className="h-full rounded-full bg-secondary" />
      </div>
      {next ? <NextStep part={next} onOpen={onOpen} /> : <Done>{m.profile_complete_done()}</Done>}
    </section>
  )
}

const Done = ({ children }: { children: ReactNode }) => <p className="mt-3 text-sm text-ink-muted">{children}</p>

function NextStep({ part, onOpen }: { part: ProfilePart; onOpen: CompletenessProps['onOpen'] }) {
  const { title, text, action } = wordsOf(part)
  return (
    <>
      <p className="mt-4 font-semibold">{title}</p>
      <p className="text-sm text-ink-muted">{text}</p>
      {part === 'photo' ? (
        <Link to="/profile/photos" className={buttonClass({ full: true }, 'mt-3.5')}>
          {action}
        </Link>
      ) : (
        <Button full onClick={() => onOpen(part)} className="mt-3.5">
          {action}
        </Button>
      )}
    </>
  )
}

function wordsOf(part: ProfilePart): { title: string; text: string; action: string } {
  switch (part) {
    case 'photo':
      return { title: m.profile_next_photo(), text: m.profile_next_photo_text(), action: m.profile_next_photo_action() }
    case 'about':
      return { title: m.profile_next_about(), text: m.profile_next_about_text(), action: m.profile_next_about_action() }
    case 'interests':
      return {
        title: m.profile_next_interests(),
        text: m.profile_next_interests_text(),
        action: m.profile_next_interests_action(),
      }
    case 'joiningReason':
      return {
        title: m.profile_next_reason(),
        text: m.profile_next_reason_text(),
        action: m.profile_next_reason_action(),
      }
    case 'city':
      return { title: m.profile_next_city(), text: m.profile_next_city_text(), action: m.profile_next_city_action() }
    default: {
      const name = attributeNameWord(part)
      return {
        title: m.profile_next_choice({ name }),
        text: m.profile_next_choice_text(),
        action: m.profile_next_choice_action(),
      }
    }
  }
}

import { useNavigate } from '@tanstack/react-router'
import { m } from '~words'
import { type Contact, contactIn } from '../../../../server/features/caution/rules/contacts.ts'
import { CautionNote } from '../../caution/CautionNote.tsx'
import { NoteButton } from '../../caution/NoteButton.tsx'
import { useMemberActions } from '../member-actions.tsx'
import type { Profile } from './photos/photos.ts'

/** The warning for the reader of a profile text that has a number, an address or a link. */
export function AboutCaution({ profile }: { profile: Profile }) {
  const contact = contactIn(profile.about)
  return contact && <Note profile={profile} contact={contact} />
}

function Note({ profile, contact }: { profile: Profile; contact: Contact }) {
  const navigate = useNavigate()
  const { askToReport, dialogs } = useMemberActions(profile, () => void navigate({ to: '/members', replace: true }))
  return (
    <>
      <CautionNote concern={contact} name={profile.name} className="mt-3 max-w-[65ch]">
        <NoteButton onPress={askToReport}>{m.caution_report()}</NoteButton>
      </CautionNote>
      {dialogs}
    </>
  )
}

import { BlockedMembers } from '../blocks/BlockedMembers.tsx'
import { MailAddress } from '../mail-change/MailAddress.tsx'
import { ReportBlocked } from '../members/member-actions.tsx'
import { PushSection } from '../push/PushSection.tsx'
import { InterestsSection } from './InterestsSection.tsx'
import { InvisibleSection } from './InvisibleSection.tsx'
import { PublicitySection } from './PublicitySection.tsx'
import type { Editing } from './saving/use-own-profile.ts'

/** The sections that are out of sight at first. */
export function LaterSections({ editing, onOpenInterests }: { editing: Editing; onOpenInterests: () => void }) {
  return (
    <>
      <InterestsSection editing={editing} onOpen={onOpenInterests} />
      <InvisibleSection editing={editing} />
      <PublicitySection editing={editing} />
      <PushSection />
      <MailAddress />
      <BlockedMembers actionOf={(member) => <ReportBlocked member={member} />} />
    </>
  )
}

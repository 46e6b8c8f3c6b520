import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { m } from '~words'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import { draftKey } from '../composer/drafts.ts'
import { useDraft } from '../composer/use-draft.ts'
import { useMember } from '../use-member.ts'

/** The members for whom there is a draft but no conversation yet. */
export function BegunRows({ memberIds }: { memberIds: readonly string[] }) {
  const { data: members } = useQuery(useTRPC().members.cards.queryOptions({ ids: [...memberIds] }))
  if (!members?.length) return null
  return (
    <ul aria-label={m.chat_drafts()}>
      {members.map((member) => (
        <BegunRow key={member.id} member={member} />
      ))}
    </ul>
  )
}

function BegunRow({ member: { id, name, photo } }: { member: Outputs['members']['cards'][number] }) {
  const [draft] = useDraft(draftKey(useMember().id, id))
  return (
    <li>
      <Link
        to="/members/$id/chat"
        params={{ id }}
        className="grid min-h-19.5 grid-cols-[3.5rem_1fr] items-center gap-x-3.5 px-gutter py-2.75 -outline-offset-3! transition-colors hover:bg-sunken lg:pl-6"
      >
        <Avatar src={photo?.thumb} size="lg" />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <span className="block truncate text-[0.9375rem] text-ink-muted">
            <span className="text-accent-ink">{m.chat_draft()}</span> <bdi>{draft}</bdi>
          </span>
        </span>
      </Link>
    </li>
  )
}

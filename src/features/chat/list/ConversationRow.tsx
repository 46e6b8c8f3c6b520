import { Link, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { cx } from '@/ui/cx.ts'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Count } from '@/ui/text/Count.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { Outputs } from '../../../lib/trpc.ts'
import type { ListFilter } from '../cache/list-query.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { dayWords } from '../time/day-words.ts'
import { useToday } from '../time/use-today.ts'
import { listTime } from '../time/when.ts'
import { listTitleId } from './list-title.ts'
import { RowWords } from './RowWords.tsx'

// Without script it does nothing, and most have no mouse that would show it.
const RowMenu = lazyPart(() => import('./RowMenu.tsx'), 'RowMenu', 'once-alive')

export type RowData = Outputs['chat']['list']['items'][number]

export interface ConversationRowProps {
  row: RowData
  isOpen: boolean
  /** The last message to them that is on its way or stuck there. */
  unsent: Outgoing | undefined
  /** The list's own, which stays while conversations are opened from it. */
  filter: ListFilter
}

/** Unread is said by four signs: ground, edge, bold words and a count. */
export function ConversationRow({ row, isOpen, unsent, filter }: ConversationRowProps) {
  const { member, unread, lastMessage, conversationId } = row
  const isUnread = unread > 0
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, listTitleId)
  return (
    <li ref={place} className="group relative">
      <Link
        to="/chats/$id"
        params={{ id: conversationId }}
        search={{ filter }}
        className={cx(rowClass, isUnread ? unreadClass : isOpen ? 'bg-secondary-soft' : 'hover:bg-sunken')}
      >
        <Avatar src={member.photo?.thumb} name={member.name} size="lg" />
        <span className="min-w-0">
          <span className={cx('flex items-center gap-1.5', isUnread ? 'font-bold' : 'font-semibold')}>
            <Verbatim className="truncate">{member.name}</Verbatim>
            {member.fictional && (
              <Badge tone="quiet" icon={<MaskIcon />}>
                {m.chat_fictional()}
              </Badge>
            )}
          </span>
          <RowWords row={row} isOpen={isOpen} unsent={unsent} />
        </span>
        <span className={cx(metaClass, isUnread ? 'font-semibold text-on-accent-soft' : 'text-ink-subtle')}>
          <SentAt at={lastMessage.createdAt} />
          <Count value={unread} label={m.chat_unread_count({ count: unread })} className="justify-self-end" />
        </span>
      </Link>
      <RowMenu conversationId={conversationId} member={member} />
    </li>
  )
}

function SentAt({ at }: { at: string }) {
  const today = useToday()
  const { locale } = useRouter().options.context
  return <time dateTime={at}>{today && listTime(at, today, locale, dayWords())}</time>
}

const rowClass =
  'relative grid min-h-19.5 grid-cols-[3.5rem_1fr_auto] items-center gap-x-3.5 px-gutter py-2.75 lg:pl-6 ' +
  'transition-colors -outline-offset-3!'

const unreadClass = 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent'

const metaClass =
  'grid min-h-12 content-between justify-items-end gap-1.5 text-xs tabular-nums ' +
  'transition-opacity pointer-fine:group-has-focus-visible:opacity-0 pointer-fine:group-hover:opacity-0'

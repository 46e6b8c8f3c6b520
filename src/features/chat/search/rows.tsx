import { Link, useRouter } from '@tanstack/react-router'
import { Badge } from '@/ui/Badge.tsx'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import type { ListFilter } from '../cache/list-query.ts'
import { theRule } from '../caution/rule.ts'
import { dayWords } from '../time/day-words.ts'
import { useToday } from '../time/use-today.ts'
import { listTime } from '../time/when.ts'

type ChatSearchResults = Outputs['chatSearch']['search']

interface RowProps<Row> {
  row: Row
  filter: ListFilter
}

export function FoundConversation({
  row: { conversationId, member },
  filter,
}: RowProps<ChatSearchResults['conversations'][number]>) {
  return (
    <li>
      <Link to="/chats/$id" params={{ id: conversationId }} search={{ filter }} className={rowClass}>
        <Avatar src={member.photo?.thumb} name={member.name} />
        <Name member={member} />
      </Link>
    </li>
  )
}

/** Leads to the message in its conversation. */
export function FoundMessage({ row, filter }: RowProps<ChatSearchResults['items'][number]>) {
  const { conversationId, member, seq, mine, excerpt, createdAt } = row
  const today = useToday()
  const { locale } = useRouter().options.context
  return (
    <li>
      <Link to="/chats/$id" params={{ id: conversationId }} search={{ filter, message: seq }} className={rowClass}>
        <Avatar src={member.photo?.thumb} name={member.name} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3">
            <Name member={member} />
            <time dateTime={createdAt} className="flex-none text-xs text-ink-muted tabular-nums">
              {today && listTime(createdAt, today, locale, dayWords())}
            </time>
          </span>
          <span className="line-clamp-2 text-[0.9375rem] wrap-anywhere text-ink-muted">
            {mine && `${m.chat_you_say()} `}
            <Excerpt {...excerpt} mine={mine} />
          </span>
        </span>
      </Link>
    </li>
  )
}

/** An insult of somebody else is only mentioned here, as in the list. */
function Excerpt({ before, hit, after, mine }: ChatSearchResults['items'][number]['excerpt'] & { mine: boolean }) {
  if (!mine && theRule().isInsult(before + hit + after)) return m.caution_insult()
  return (
    <bdi>
      {before}
      <mark className="rounded-sm bg-accent-soft font-semibold text-on-accent-soft">{hit}</mark>
      {after}
    </bdi>
  )
}

function Name({ member: { name, fictional } }: { member: ChatSearchResults['conversations'][number]['member'] }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 font-semibold">
      <Verbatim className="truncate">{name}</Verbatim>
      {fictional && (
        <Badge tone="quiet" icon={<MaskIcon />}>
          {m.chat_fictional()}
        </Badge>
      )}
    </span>
  )
}

const rowClass =
  'grid min-h-16 grid-cols-[3rem_1fr] items-center gap-x-3.5 px-gutter py-2 transition-colors -outline-offset-3! ' +
  'hover:bg-sunken lg:pl-6'

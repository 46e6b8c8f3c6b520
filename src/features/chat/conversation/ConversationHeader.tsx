import { Link, useHydrated } from '@tanstack/react-router'
import { Badge } from '@/ui/Badge.tsx'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { Outputs } from '../../../lib/trpc.ts'
import { activityWord } from '../../cards/activity-words.ts'
import { BackToList } from './BackToList.tsx'

const LikeButton = lazyPart(() => import('../../likes/button/LikeButton.tsx'), 'LikeButton', 'before-hydration')
const ConversationMenu = lazyPart(() => import('./ConversationMenu.tsx'), 'ConversationMenu', 'at-once')

export interface ConversationHeaderProps {
  view: Outputs['chat']['open']
  isTyping: boolean
}

export function ConversationHeader({ view, isTyping }: ConversationHeaderProps) {
  const { member, liked, conversationId } = view
  return (
    <header className={headerClass}>
      <BackToList />
      <div className="@container min-w-0 flex-1">
        <Link to="/members/$id" params={{ id: member.id }} className={memberClass}>
          <Avatar src={member.photo?.thumb} name={member.name} className="@max-[9rem]:hidden" />
          <div className="min-w-0">
            <h1 className={nameClass}>
              <Verbatim>{member.name}</Verbatim>, {member.age}
            </h1>
            <div className="flex min-w-0 items-center gap-1.5 text-sm text-ink-muted">
              {member.fictional && (
                <Badge tone="quiet" icon={<MaskIcon />}>
                  <span className="sm:hidden">{m.chat_fictional()}</span>
                  <span className="max-sm:hidden">{m.chat_fictional_profile()}</span>
                </Badge>
              )}
              <span className="truncate">{isTyping ? m.chat_is_typing() : placeAndActivity(member)}</span>
            </div>
          </div>
        </Link>
      </div>
      <div className="size-touch flex-none">
        <LikeButton memberId={member.id} liked={liked} name={member.name} look="plain" />
      </div>
      <div className="size-touch flex-none">
        {useHydrated() && <ConversationMenu member={member} conversationId={conversationId} />}
      </div>
    </header>
  )
}

const placeAndActivity = ({ city, lastActive }: ConversationHeaderProps['view']['member']) =>
  [city, activityWord(lastActive)].filter(Boolean).join(' · ')

const headerClass =
  'room-for-letters flex min-h-16 flex-none items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-1 ' +
  'lg:min-h-19 lg:gap-2.5 lg:px-5'

const memberClass = 'flex w-fit max-w-full items-center gap-2.5 rounded-lg'

/** Whole where letters are large, in more lines. */
const nameClass = 'truncate leading-tight font-bold @max-[9rem]:whitespace-normal @max-[9rem]:wrap-anywhere'

import { Link } from '@tanstack/react-router'
import { MessageSquareOff } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import type { OpenConversation } from '../cache/use-conversation.ts'
import { CannotWrite } from '../composer/CannotWrite.tsx'
import { Composer } from '../composer/Composer.tsx'
import { expectedWriting } from '../composer/expected-writing.ts'
import { ConversationLog } from '../log/ConversationLog.tsx'
import { Announcer } from './Announcer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { LineNotice } from './LineNotice.tsx'
import { useIsTyping } from './typing.ts'
import { useNews } from './use-news.ts'

export function ConversationScreen({ open }: { open: OpenConversation }) {
  const { view, update, isGone, outbox, send, retry, discard } = open
  const { member } = view
  const isTyping = useIsTyping(member.id)
  const news = useNews(view)
  const say = (message: Parameters<typeof send>[1]) => send(member.id, message)
  const outgoing = outbox.filter(({ memberId }) => memberId === member.id)

  const { giftCredits } = useSettings()
  const writing = expectedWriting(view.writing, outbox, giftCredits)

  if (isGone) return <Gone />
  return (
    <section aria-label={m.chat_conversation({ name: member.name })} className="flex min-h-0 flex-1 flex-col">
      <ConversationHeader view={view} isTyping={isTyping} />
      <LineNotice />
      <ConversationLog
        view={view}
        update={update}
        outgoing={outgoing}
        news={news}
        isTyping={isTyping}
        onSend={say}
        onRetry={() => retry(member.id)}
        onDiscard={discard}
      />
      <Announcer member={member} hasFailed={outgoing.some(({ state }) => state === 'failed' || state === 'refused')} />
      <div className="mx-auto w-full max-w-202 flex-none px-3 pb-3 empty:hidden lg:px-6">
        <CannotWrite writing={writing} member={member} />
      </div>
      <Composer view={view} writing={writing} onSend={say} />
    </section>
  )
}

/** The other one left, or one of the two blocked the other, while the conversation was open. */
function Gone() {
  return (
    <div className="grid flex-1 content-center">
      <EmptyState
        icon={<MessageSquareOff aria-hidden />}
        title={m.refusal_conversation_not_found()}
        action={
          <Link to="/chats" className={buttonClass({ variant: 'outline' })}>
            {m.shell_back_chats()}
          </Link>
        }
      />
    </div>
  )
}

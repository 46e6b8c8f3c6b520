import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpen } from '@/ui/overlay/use-open.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { m } from '~words'
import type { Quotation } from '../../../../server/features/chat/views.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { useSettings } from '../../../lib/settings.ts'
import type { OpenConversation } from '../cache/use-conversation.ts'
import { Composer } from '../composer/Composer.tsx'
import { expectedWriting } from '../composer/expected-writing.ts'
import { ConversationLog } from '../log/ConversationLog.tsx'
import type { Saying } from '../outbox/outbox.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { useIsTyping } from './typing.ts'
import { useNews } from './use-news.ts'

// Asked for at once: when they are needed there may be no line to ask by.
const LineNotice = lazyPart(() => import('./LineNotice.tsx'), 'LineNotice', 'at-once')
const Announcer = lazyPart(() => import('./Announcer.tsx'), 'Announcer', 'at-once')
const CannotWrite = lazyPart(() => import('../composer/CannotWrite.tsx'), 'CannotWrite', 'at-once')
const TopUp = lazyPart(() => import('../composer/TopUp.tsx'), 'TopUp', 'once-alive')
const Gone = lazyPart(() => import('./Gone.tsx'), 'Gone')

export function ConversationScreen({ open }: { open: OpenConversation }) {
  const { view, update, isGone, outbox, send, retry, discard } = open
  const { member } = view
  const isHydrated = useHydrated()
  const isTyping = useIsTyping(member.id)
  const news = useNews(view)
  const [replyTo, setReplyTo] = useState<Quotation>()
  const say = (message: Saying) => {
    send(member.id, message.content ? message : { ...message, replyTo })
    setReplyTo(undefined)
  }
  const topUp = useOpen()
  const outgoing = outbox.filter(({ memberId }) => memberId === member.id)

  const { hideMessagesAfterDays } = useSettings()
  const writing = expectedWriting(view.writing, outbox)

  if (isGone) {
    return <Gone member={member} />
  }
  return (
    <section aria-label={m.chat_conversation({ name: member.name })} className="flex min-h-0 flex-1 flex-col">
      <ErrorBoundary>
        <ConversationHeader view={view} isTyping={isTyping} />
      </ErrorBoundary>
      {isHydrated && <LineNotice />}
      <ErrorBoundary>
        <ConversationLog
          view={view}
          update={update}
          outgoing={outgoing}
          news={news}
          isTyping={isTyping}
          hideAfterDays={hideMessagesAfterDays}
          onSend={say}
          onReply={setReplyTo}
          onRetry={() => retry(member.id)}
          onDiscard={discard}
        />
      </ErrorBoundary>
      {isHydrated && (
        <Announcer
          member={member}
          hasFailed={outgoing.some(({ state }) => state === 'failed' || state === 'refused')}
        />
      )}
      <div className={refusalClass}>
        {writing.refusal && <CannotWrite writing={writing} member={member} onTopUp={topUp.open} />}
      </div>
      <ErrorBoundary>
        <Composer
          view={view}
          writing={writing}
          onSend={say}
          replyTo={replyTo}
          onDropReply={() => setReplyTo(undefined)}
          onTopUp={topUp.open}
        />
      </ErrorBoundary>
      {topUp.isOpen && <TopUp writing={writing} member={member} onClose={topUp.close} />}
    </section>
  )
}

/** Scrolls by itself before it takes the field out of the window. */
const refusalClass =
  'room-for-letters mx-auto max-h-[40dvh] w-full max-w-202 flex-none overflow-y-auto px-3 pb-3 empty:hidden lg:px-6'

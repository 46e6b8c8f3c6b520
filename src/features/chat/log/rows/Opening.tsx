import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import type { Outputs } from '../../../../lib/trpc.ts'
import { markName } from '../../../../lib/words/mark-name.ts'

const TypingBubble = lazyPart(() => import('./TypingBubble.tsx'), 'TypingBubble', 'once-alive')

const Icebreakers = lazyPart(() => import('../../composer/Icebreakers.tsx'), 'Icebreakers', 'once-alive')

export interface OpeningProps {
  view: Outputs['chat']['open']
  isTyping: boolean
  onSend: (message: { body: string }) => void
}

/** Before anybody has spoken. */
export function Opening({ view, isTyping, onSend }: OpeningProps) {
  const { member, hidesOlder, writing } = view
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="relative grid min-h-0 flex-1 content-center justify-items-center overflow-y-auto px-gutter py-8">
      <Avatar src={member.photo?.thumb} name={member.name} size="lg" />
      <h2 className="mt-4 text-center heading-section">{withNames(m.chat_start({ name: markName(member.name) }))}</h2>
      {!writing.refusal && (
        <>
          <p className="mt-1.5 text-center text-ink-muted">{m.chat_start_text()}</p>
          <Button variant="outline" className="mt-5" onClick={() => setChoosing(true)}>
            {m.chat_icebreakers()}
          </Button>
        </>
      )}
      {hidesOlder && <p className="mt-6 text-xs text-ink-muted">{m.chat_older_hidden()}</p>}
      {isTyping && <TypingBubble />}
      {isChoosing && <Icebreakers view={view} onSend={onSend} onClose={() => setChoosing(false)} />}
    </div>
  )
}

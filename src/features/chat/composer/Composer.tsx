import { useHydrated } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { cx } from '@/ui/cx.ts'
import { isForInputMethod } from '@/ui/form/input-method.ts'
import { useEarly } from '@/ui/form/use-early.ts'
import { useWritesAtBottom } from '@/ui/overlay/use-writes-at-bottom.ts'
import { m } from '~words'
import type { Writing } from '../../../../server/features/chat/rules/writing.ts'
import type { Quotation } from '../../../../server/features/chat/views.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { readPrivate } from '../../../lib/session/private-store.ts'
import { useSettings } from '../../../lib/settings.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { useQuestion } from '../caution/use-question.ts'
import { useTypingSignal } from '../conversation/use-typing-signal.ts'
import type { Saying } from '../outbox/outbox.ts'
import type { PhotoButtonProps } from '../photos/PhotoButton.tsx'
import { useMember } from '../use-member.ts'
import { ComposerNote } from './ComposerNote.tsx'
import { draftKey, saveDraft } from './drafts.ts'
import { GrowingTextArea } from './GrowingTextArea.tsx'
import { composerId, goOnWriting, useFocusOnOpen, writesWithKeyboard } from './keyboard.ts'
import { messageLength } from './message-length.ts'
import { useDraft } from './use-draft.ts'

const EmojiButton = lazyPart(() => import('../emoji/EmojiButton.tsx'), 'EmojiButton', 'once-alive')
const Extras = lazyPart<'Extras', PhotoButtonProps>(() => import('../pictures.ts'), 'Extras', 'at-once')
const Question = lazyPart(() => import('../caution/Question.tsx'), 'Question', 'once-alive')
const ReplyBar = lazyPart(() => import('./ReplyBar.tsx'), 'ReplyBar', 'once-alive')

export interface ComposerProps {
  view: Outputs['chat']['open']
  writing: Writing
  onSend: (message: Saying) => void
  /** The message that the next one answers. */
  replyTo: Quotation | undefined
  onDropReply: () => void
  onTopUp: () => void
}

/** Where one writes. It says the price before one sends; when nothing can be sent, the text stays. */
export function Composer({ view, writing, onSend, replyTo, onDropReply, onTopUp }: ComposerProps) {
  const { member, conversationId } = view
  const { messageLength: limit } = useSettings()
  const key = draftKey(useMember().id, member.id)
  const [text, setText] = useDraft(key)
  const area = useRef<HTMLTextAreaElement>(null)
  useWritesAtBottom()
  useFocusOnOpen(area)
  useEarly(area, (field) => {
    if (field.value) saveDraft(key, field.value)
  })
  const typing = useTypingSignal(member.id)
  // The browser would open it before there is anything in it.
  const isHydrated = useHydrated()

  const { question, asks, answer } = useQuestion(view.lastSeq + 1)

  const length = messageLength(text)
  const canSend = length > 0 && length <= limit && !writing.refusal

  const send = () => {
    // Read again: the second tap of a double tap comes before this component knows what the first has done.
    const body = (readPrivate(key) ?? '').trim()
    if (!canSend || !body || asks(body)) return
    onSend({ body })
    setText('')
    typing.sent()
  }
  const type = (next: string) => {
    setText(next)
    if (conversationId && next.trim()) typing.typed()
  }
  /** Inserts at the caret, which moves behind the sign. */
  const insert = (sign: string) => {
    const field = area.current
    if (!field) return
    field.setRangeText(sign, field.selectionStart, field.selectionEnd, 'end')
    type(field.value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
    if (writesWithKeyboard()) area.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    if (event.key === 'Escape') onDropReply()
    if (event.key !== 'Enter' || event.shiftKey || !writesWithKeyboard()) return
    event.preventDefault()
    if (!event.repeat) send()
  }

  return (
    <form onSubmit={submit} className={cx('group', composerClass)}>
      <div className="mx-auto grid max-w-194 gap-2.5">
        {replyTo && <ReplyBar key={replyTo.seq} replyTo={replyTo} member={member} onDrop={onDropReply} />}
        {question && question.body === text.trim() && (
          <Question
            concern={question.concern}
            name={member.name}
            onChange={() => {
              answer()
              area.current?.focus()
            }}
            onSend={() => {
              answer()
              send()
              goOnWriting()
            }}
          />
        )}
        <div className="flex flex-wrap items-end gap-2">
          <div className="flex min-w-22 flex-none">
            <Extras member={member} writing={writing} onSend={onSend} onTopUp={onTopUp} />
          </div>
          {/* Together they take a line of their own where beside the others too little would be left to write in. */}
          <div className="flex min-w-0 flex-[1_1_min(12.25rem,100%)] items-end gap-2">
            <GrowingTextArea
              id={composerId}
              ref={area}
              // As long as only the early script is there to keep and to send it.
              data-early-message={isHydrated ? undefined : key}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={pressKey}
              aria-label={m.chat_message_to({ name: member.name })}
              aria-describedby="message-note"
              aria-invalid={length > limit || undefined}
              placeholder={m.chat_placeholder()}
              end={isHydrated && <EmojiButton onPick={insert} onShut={() => area.current?.focus()} />}
            />
            <button
              type="submit"
              aria-label={m.chat_send()}
              // What is sent before the page is alive is sent then.
              disabled={isHydrated ? !canSend : writing.refusal !== null}
              // The focus stays in the text, and with it a phone's keyboard.
              onPointerDown={(event) => event.preventDefault()}
              className={cx(sendClass, !isHydrated && emptyClass)}
            >
              <Send aria-hidden className="size-5.5" />
            </button>
          </div>
        </div>
        <ComposerNote id="message-note" writing={writing} length={length} limit={limit} />
      </div>
    </form>
  )
}

const composerClass =
  'room-for-letters flex-none border-t border-line bg-surface px-2.5 pt-2 pb-safe-2.5 lg:px-6 lg:pt-3.5 lg:pb-4'

const sendClass =
  'grid size-field flex-none place-items-center rounded-full bg-primary text-on-primary transition-colors ' +
  'hover:bg-primary-hover active:bg-primary-active disabled:bg-sunken disabled:text-ink-subtle disabled:cursor-not-allowed'

/** As long as only the browser knows whether something was written. */
const emptyClass =
  'group-has-placeholder-shown:pointer-events-none group-has-placeholder-shown:bg-sunken group-has-placeholder-shown:text-ink-subtle'

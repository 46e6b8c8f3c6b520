import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { MessageActions } from '../actions/MessageActions.tsx'
import { ReactionMark } from '../actions/ReactionMark.tsx'
import { goOnWriting } from '../composer/keyboard.ts'
import { useJump } from '../search/use-jump.ts'
import type { ConversationLogProps, LogProps } from './ConversationLog.tsx'
import type { LogEntry } from './entries.ts'
import { LatestButton } from './LatestButton.tsx'
import { columnClass, logClass } from './log-class.ts'
import { estimateHeight } from './rows/estimate-height.ts'
import { MessageRow, type MessageRowProps } from './rows/MessageRow.tsx'
import { TopOfLog, topHeight } from './rows/TopOfLog.tsx'
import { TypingBubble, typingHeight } from './rows/TypingBubble.tsx'
import { lastInView, placeOf } from './scroll-place.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOlder } from './use-older.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

/** Rows drawn above and below the screen; at most 60 in all on a screen of 2,000 px. */
const overscan = 6
const bottomSpace = 16
/** Older messages are asked for when so few are left above the screen. */
const nearTop = 10

/** Only the messages near the screen are in the page, however many there are. */
export function VirtualLog({ entries, ...props }: LogProps) {
  const { view, isTyping } = props
  const older = useOlder(props)
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => entries[index]!.key,
    estimateSize: (index) => estimateHeight(entries[index]!),
    // Messages put before the first one leave those on the screen where they are.
    anchorTo: 'end',
    paddingStart: topHeight,
    paddingEnd: isTyping ? typingHeight : bottomSpace,
    overscan,
  })
  useStartAt(props, entries, virtualizer.scrollToIndex)
  const { isAtEnd, stick, release } = useStickToEnd(scroller)
  useStickToOwn(entries.at(-1), stick)

  const shown = useJump({
    entries,
    hasOlder: view.hasOlder,
    older,
    show: (index) => {
      release()
      virtualizer.scrollToIndex(index, { align: 'center' })
    },
  })

  const rows = virtualizer.getVirtualItems()
  useMarkRead(view, scroller, () => {
    const placed = rows.map(({ index, start, size }) => ({ seq: entries[index]?.seq, start, size }))
    return scroller.current ? lastInView(placed, placeOf(scroller.current)) : 0
  })
  const actions: MessageRowProps['actions'] = (entry, bubbleId) =>
    canAct(entry) && (
      <>
        <MessageActions entry={entry} view={view} onReply={props.onReply} describedBy={bubbleId} />
        {entry.reaction && <ReactionMark reaction={entry.reaction} by={entry.mine ? view.member.name : null} />}
      </>
    )
  const isNearTop = (rows[0]?.index ?? nearTop) < nearTop
  const goToEnd = () => {
    stick()
    // The button goes, and the focus with it: onwards to where one answers, or reads on by the keys.
    goOnWriting() || scroller.current?.focus({ preventScroll: true })
  }
  const { hasOlder } = view
  const loadOlder = useEffectEvent(older.load)
  useEffect(() => {
    if (isNearTop && hasOlder && older.state === 'idle') loadOlder()
  }, [isNearTop, hasOlder, older.state])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        // The announcer speaks instead: scrolling would make this one repeat the past.
        aria-live="off"
        aria-label={m.chat_log({ name: view.member.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={`${logClass} overflow-y-auto overscroll-contain [overflow-anchor:none] -outline-offset-3!`}
      >
        <div className={`${columnClass} flex min-h-full flex-col justify-end`}>
          <div className="relative flex-none" style={{ height: virtualizer.getTotalSize() }}>
            <TopOfLog older={older} isHidden={view.hidesOlder && !hasOlder} days={props.hideAfterDays} />
            {rows.map(({ key, index, start }) => (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={cx(rowClass, shown !== undefined && entries[index]?.seq === shown && 'bg-accent-soft')}
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow entry={entries[index]!} {...props} actions={actions} />
              </div>
            ))}
            {isTyping && <TypingBubble />}
          </div>
        </div>
      </div>
      {!isAtEnd && <LatestButton unread={view.unread} onPress={goToEnd} />}
    </div>
  )
}

const rowClass = 'absolute inset-x-0 top-0 rounded-lg transition-colors duration-700'

/** The server has it, and it says something. */
const canAct = ({ seq, content }: LogEntry) => seq !== undefined && content?.kind !== 'unsent'

type ScrollToIndex = (index: number, options: { align: 'start' | 'end' }) => void

/** A conversation opens where the new messages begin, or as near to that as it is loaded; else at its end. */
function useStartAt({ news, view }: ConversationLogProps, entries: LogEntry[], scrollToIndex: ScrollToIndex) {
  const start = useEffectEvent(() => {
    const firstNew = entries.findIndex(({ newCount }) => newCount)
    const beginsAbove = news && view.hasOlder && (view.messages[0]?.seq ?? 0) > news.afterSeq
    if (firstNew >= 0 || beginsAbove) scrollToIndex(Math.max(0, firstNew), { align: 'start' })
    else scrollToIndex(entries.length - 1, { align: 'end' })
  })
  useLayoutEffect(() => start(), [])
}

/** Scrolls to the member's own new message, whatever the scroll position was. */
function useStickToOwn(last: LogEntry | undefined, stick: () => void) {
  const key = last?.mine && last.seq === undefined ? last.key : undefined
  useLayoutEffect(() => {
    if (key) stick()
  }, [key, stick])
}

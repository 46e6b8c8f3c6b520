import { useNavigate } from '@tanstack/react-router'
import { useReducer, useRef, useState } from 'react'
import { useWritesAtBottom } from '@/ui/overlay/use-writes-at-bottom.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { markName } from '../../../lib/words/mark-name.ts'
import { type DeckCard, type DeckChoice, isSecondPress, useDeck } from '../deck/deck.ts'
import { useSwipe } from '../deck/use-swipe.ts'
import type { ShownToday } from '../deck/use-today.ts'
import { Stack, useLeaving } from '../stack/Stack.tsx'
import { Aside } from './Aside.tsx'
import { Buttons } from './Buttons.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { LikesLeft } from './LikesLeft.tsx'
import { useKeys } from './use-keys.ts'

/** Cards, and three ways to swipe them that do the same: dragging, buttons, keys. */
export function Table({ cards, today }: { cards: readonly DeckCard[]; today: ShownToday }) {
  // The buttons stand where short messages would.
  useWritesAtBottom()
  const navigate = useNavigate()
  const { last } = useDeck()
  const swiping = useSwipe()
  const { leaving, leave, stay } = useLeaving()
  const [said, setSaid] = useState('')
  const [isHelpShown, toggleHelp] = useReducer((isShown: boolean) => !isShown, true)
  const game = useRef<HTMLElement>(null)
  const [top] = cards as [DeckCard, ...DeckCard[]]

  const swipe = (choice: DeckChoice, at: number) => {
    const card = swiping.swipe(choice, at)
    if (!card) return
    leave({ card, choice })
    setSaid((choice === 'like' ? m.swipe_said_like : m.swipe_said_pass)({ name: markName(card.name) }))
  }
  const press = (choice: DeckChoice, at: number) => {
    if (!isSecondPress(at)) swipe(choice, at)
  }
  const undo = () => {
    const card = swiping.undo()
    if (!card) return
    stay(card.id)
    setSaid(m.swipe_said_undo({ name: markName(card.name) }))
  }
  const view = () => void navigate({ to: '/members/$id', params: { id: top.id } })
  useKeys(game, { like: (at) => press('like', at), pass: (at) => press('pass', at), undo, view, help: toggleHelp })

  return (
    <section ref={game} tabIndex={-1} aria-label={m.swipe_title()} className={tableClass}>
      <ErrorBoundary>
        <Aside liked={today.liked} />
      </ErrorBoundary>
      <div className="flex min-w-0 flex-1 flex-col lg:block">
        <LikesLeft count={today.likesLeft} className="mb-3.5 lg:mb-4" />
        <Stack cards={cards} leaving={leaving} onChoice={swipe} />
        <Buttons name={top.name} memberId={top.id} onPress={press} onUndo={last ? undo : undefined} />
        <p role="status" className="sr-only">
          {withNames(said)} {withNames(m.swipe_card({ name: markName(top.name), age: top.age }))}
        </p>
      </div>
      <KeyHelp isShown={isHelpShown} onToggle={toggleHelp} />
    </section>
  )
}

const tableClass =
  'flex flex-1 flex-col outline-none focus-visible:shadow-none lg:grid lg:grid-cols-[minmax(0,1fr)_25rem_minmax(0,1fr)] lg:gap-8'

import { type CSSProperties, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { type DeckCard, type DeckChoice, flight } from '../deck/deck.ts'
import { useDrag } from '../deck/use-drag.ts'
import { CardFace } from './CardFace.tsx'
import { stackClass } from './stack-class.ts'

export interface Leaving {
  card: DeckCard
  choice: DeckChoice
}

export interface StackProps {
  /** The first lies on top. */
  cards: readonly DeckCard[]
  /** On their way off the table. */
  leaving: readonly Leaving[]
  onChoice: (choice: DeckChoice, at: number) => void
}

/** The top card, which can be dragged, the next one with its photo beneath it, and the edge of a third. */
export function Stack({ cards, leaving, onChoice }: StackProps) {
  const top = useDrag(onChoice)
  const lying = cards.slice(0, 3).map((card, place) => ({ card, place, choice: undefined }))
  // One list, so that a card that leaves stays the same element, and moves on from where it was dragged to.
  const drawn = [...lying.toReversed(), ...leaving.map((one) => ({ ...one, place: 0 }))]
  return (
    <div className={cx(stackClass, 'relative isolate mb-9')}>
      {drawn.map(({ card, place, choice }) => {
        const isTop = place === 0 && !choice
        return (
          <article
            key={card.id}
            inert={!isTop}
            ref={isTop ? top : undefined}
            onDragStart={(event) => event.preventDefault()}
            style={choice && off[choice]}
            className={cx(cardClass, places[place])}
          >
            <CardFace card={card} />
          </article>
        )
      })}
    </div>
  )
}

const cardClass =
  '@container-size absolute inset-0 flex origin-bottom touch-pan-y flex-col overflow-hidden rounded-portrait bg-surface select-none ' +
  'transition-transform duration-200'

const places = [
  'cursor-grab shadow-lg active:cursor-grabbing',
  'translate-y-3.5 scale-94 shadow-md',
  'translate-y-6.75 scale-88 shadow-sm',
]

const off: Record<DeckChoice, CSSProperties> = {
  like: { transform: 'translateX(120vw) rotate(7deg)', '--like': 1 } as CSSProperties,
  pass: { transform: 'translateX(-120vw) rotate(-7deg)', '--pass': 1 } as CSSProperties,
}

/** The cards that are on their way, for as long as that takes. */
export function useLeaving() {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const stay = (id: string) => setLeaving((all) => all.filter(({ card }) => card.id !== id))
  const leave = (one: Leaving) => {
    setLeaving((all) => [...all, one])
    // Compares identity: the card may have been brought back meanwhile and leave again.
    setTimeout(() => setLeaving((all) => all.filter((other) => other !== one)), flight)
  }
  return { leaving, leave, stay }
}

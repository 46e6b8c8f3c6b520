import { Link } from '@tanstack/react-router'
import { Heart, Info, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { pressedOnce } from '@/ui/control/pressed-once.ts'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import type { DeckChoice } from '../deck/deck.ts'

export interface ButtonsProps {
  /** The name of the top card's member. */
  name: string
  memberId: string
  /** At a moment as events say it. */
  onPress: (choice: DeckChoice, at: number) => void
  /** Undefined while there is nothing to undo. */
  onUndo: (() => void) | undefined
}

export function Buttons({ name, memberId, onPress, onUndo }: ButtonsProps) {
  return (
    <div className="flex items-center justify-center gap-4 sm:gap-5 lg:items-end">
      <Column keyName="Z">
        {/* Not disabled: it would lose the focus to whoever undoes by it. */}
        <button
          type="button"
          aria-label={m.swipe_undo()}
          aria-disabled={!onUndo}
          onClick={onUndo}
          className={cx(roundClass, 'size-12', !onUndo && 'cursor-not-allowed text-ink-subtle opacity-55')}
        >
          <Undo2 aria-hidden className="size-5.25" />
        </button>
      </Column>
      <Column keyName="←">
        <button
          type="button"
          aria-label={m.swipe_pass({ name })}
          {...pressedOnce((at) => onPress('pass', at))}
          className={cx(roundClass, 'size-16')}
        >
          <X aria-hidden className="size-7" />
        </button>
      </Column>
      <Column keyName="→">
        <button
          type="button"
          aria-label={m.swipe_like({ name })}
          {...pressedOnce((at) => onPress('like', at))}
          className={likeClass}
        >
          <Heart aria-hidden className="size-8 fill-current" />
        </button>
      </Column>
      <Column keyName="Enter">
        <Link
          to="/members/$id"
          params={{ id: memberId }}
          aria-label={m.swipe_profile({ name })}
          className={cx(roundClass, 'size-12')}
        >
          <Info aria-hidden className="size-5.25" />
        </Link>
      </Column>
    </div>
  )
}

function Column({ keyName, children }: { keyName: string; children: ReactNode }) {
  return (
    <span className="grid justify-items-center gap-2">
      {children}
      <kbd aria-hidden className={cx(keyClass, 'hidden! lg:inline-grid!')}>
        {keyName}
      </kbd>
    </span>
  )
}

const circleClass = 'grid flex-none place-items-center rounded-full transition-colors'
const roundClass = cx(circleClass, 'border-[1.5px] border-control bg-surface text-ink hover:bg-sunken')
const likeClass = cx(
  circleClass,
  'size-18 bg-primary text-on-primary shadow-md hover:bg-primary-hover active:bg-primary-active',
)

export const keyClass =
  'inline-grid h-7 min-w-7.5 font-sans place-items-center rounded-sm border-[1.5px] border-b-3 border-control bg-surface px-2 ' +
  'text-xs leading-none font-semibold'

import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { WholeWords } from './WholeWords.tsx'

export interface FactProps {
  name: ReactNode
  value: ReactNode
  className?: string
}

export interface FactsProps {
  facts?: readonly (readonly [name: string, value: ReactNode] | false | null)[]
  /** Line by line beneath each other with a rule between, as in a sum. */
  isRuled?: boolean
  /** On a card of their own. */
  isCard?: boolean
  className?: string
  /** After the others, as `Fact`. */
  children?: ReactNode
}

/** What is so, line by line. */
export function Facts({ facts = [], isRuled = false, isCard = false, className, children }: FactsProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-1 tabular-nums',
        isRuled ? '*:py-2.5 *:not-last:border-b *:not-last:border-line' : 'gap-2.5',
        isCard && `room-for-letters rounded-lg border border-line bg-surface px-4 ${isRuled ? 'py-2' : 'py-4'}`,
        className,
      )}
    >
      {facts.map((fact) => fact && <Fact key={fact[0]} name={fact[0]} value={fact[1]} />)}
      {children}
    </dl>
  )
}

/** Its name, and at the other end what it is: below the name where letters leave no room beside it, so that no amount breaks. */
export function Fact({ name, value, className = 'text-ink-muted *:[dd]:text-ink' }: FactProps) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="flex-[1_1_7rem]">{name}</dt>
      <dd className="ml-auto max-w-full text-right">
        {typeof value === 'string' ? <WholeWords text={value} /> : value}
      </dd>
    </div>
  )
}

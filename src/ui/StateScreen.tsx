import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'

const tones = {
  info: 'bg-secondary-soft text-on-secondary-soft',
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

export interface StateScreenProps {
  tone: keyof typeof tones
  icon: ReactNode
  title: string
  /** What happened, and whether money moved. */
  text: ReactNode
  children?: ReactNode
  /** What can be done now. */
  actions: ReactNode
}

/** How an order stands: one thing at a time, read out when it changes. */
export function StateScreen({ tone, icon, title, text, children, actions }: StateScreenProps) {
  return (
    <div className="wrap flex flex-1 flex-col py-8 md:flex-none md:py-14">
      <div className="mx-auto flex w-full max-w-110 flex-1 flex-col gap-4">
        <div role="status" className="mt-auto grid justify-items-center text-center md:mt-0">
          <span className={cx('grid size-18 place-items-center rounded-bubble-other *:[svg]:size-8', tones[tone])}>
            {icon}
          </span>
          <h1 className="mt-5 heading-page">{title}</h1>
          <p className="mt-2 text-ink-muted">{text}</p>
        </div>
        {children}
        <div className="mt-auto grid gap-2 pt-4">{actions}</div>
      </div>
    </div>
  )
}

/** The order in lines. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string] | false)[] }) {
  return (
    <dl className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-[0.9375rem] tabular-nums">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className="flex justify-between gap-4">
              <dt className="text-ink-muted">{fact[0]}</dt>
              <dd className="text-right">{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'

export type SumLine = readonly [label: string, value: ReactNode]

/** Amounts one below the other, with what they come to. */
export function SumTable({ lines, total }: { lines: readonly SumLine[]; total?: SumLine }) {
  return (
    <dl className="rounded-lg border border-line bg-surface px-4 py-2 tabular-nums">
      {lines.map(([label, value]) => (
        <div key={label} className={rowClass}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
      {total && (
        <div className={cx(rowClass, 'font-bold')}>
          <dt>{total[0]}</dt>
          <dd className="text-xl">{total[1]}</dd>
        </div>
      )}
    </dl>
  )
}

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4 border-line py-2.5 not-last:border-b'

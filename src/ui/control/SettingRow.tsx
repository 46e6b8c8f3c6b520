import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface SettingRowProps {
  label: string
  value: ReactNode
  /** Nothing is there yet, and `value` asks for it. */
  empty?: boolean
  /** What has become of it, beside the value. */
  state?: ReactNode
  /** Opens what changes it; without it the row is for others to change. */
  onOpen?: () => void
}

/** A word and what was chosen for it; rows stand in a `SettingRows`. */
export function SettingRow({ label, value, empty, state, onOpen }: SettingRowProps) {
  const words = (
    <>
      <span className="text-[0.9375rem] text-ink-muted">{label}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2.5 text-right">
        {state}
        <span
          dir="auto"
          className={cx('min-w-0 wrap-anywhere', onOpen && 'font-semibold', empty && 'text-primary-ink')}
        >
          {value}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {onOpen ? (
        <button type="button" onClick={onOpen} className={cx(rowClass, 'transition-colors hover:bg-sunken')}>
          {words}
          <ChevronRight aria-hidden className="size-5 flex-none rtl:-scale-x-100" />
        </button>
      ) : (
        <div className={rowClass}>
          {words}
          <Lock aria-hidden className="size-5 flex-none text-ink-muted" />
        </div>
      )}
    </li>
  )
}

export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">{children}</ul>
}

const rowClass = 'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left'

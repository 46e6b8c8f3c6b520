import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { freeConversations } from '../../../../server/features/chat/rules/sending.ts'
import { photoLimit } from '../../../../server/features/photos/rules/photos.ts'
import { useSettings } from '../../../lib/settings.ts'

/** Free and premium side by side. */
export function WhatItOpens() {
  const { messageCredits, freeMessages } = useSettings()
  const message = m.packages_credits({ count: messageCredits })
  const rows = [
    [m.packages_opens_photos(), m.packages_opens_locked(), m.packages_opens_all()],
    [m.packages_opens_own(), photoLimit({ premium: false }), photoLimit({ premium: true })],
    [m.packages_opens_conversations(), freeConversations, m.packages_opens_unlimited()],
    [m.packages_a_message(), message, message],
  ] as const
  return (
    <section>
      <h2 className="heading-section">{m.packages_opens()}</h2>
      {/* Where letters leave no room for three columns, each value has a line of its own with the name of its column. */}
      <div className="@container mt-4 rounded-lg border border-line bg-surface px-3.5 py-1">
        <table className="block w-full hyphens-auto wrap-anywhere @min-[17rem]:table @min-[17rem]:table-fixed">
          <thead className="sr-only @min-[17rem]:not-sr-only">
            <tr>
              <td className="w-[36%]" />
              <th className="px-1 py-2.5 font-semibold">{m.packages_opens_free()}</th>
              <th className="px-1 py-2.5 font-bold">{m.packages_opens_premium()}</th>
            </tr>
          </thead>
          <tbody className="block @min-[17rem]:table-row-group">
            {rows.map(([what, free, premium]) => (
              <tr key={what} className={rowClass}>
                <th className="block pr-2 text-left font-normal @min-[17rem]:table-cell @min-[17rem]:py-3">{what}</th>
                <Value of={m.packages_opens_free()} className="text-ink-muted">
                  {free}
                </Value>
                <Value of={m.packages_opens_premium()} className="font-bold">
                  {premium}
                </Value>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {freeMessages > 0 && (
        <p className="mt-3 text-sm text-ink-muted">{m.packages_opens_note({ count: freeMessages })}</p>
      )}
    </section>
  )
}

interface ValueProps {
  /** The heading of its column. */
  of: string
  className: string
  children: ReactNode
}

const Value = ({ of, className, children }: ValueProps) => (
  <td className={cx(valueClass, className)}>
    <span aria-hidden className="@min-[17rem]:hidden">
      {of}
    </span>
    <span>{children}</span>
  </td>
)

const rowClass =
  'block border-t border-line py-3 @max-[17rem]:first:border-t-0 @min-[17rem]:table-row @min-[17rem]:py-0'
const valueClass =
  'flex flex-wrap justify-between gap-x-3 @min-[17rem]:table-cell @min-[17rem]:px-1 @min-[17rem]:py-3 @min-[17rem]:text-center'

import { Link } from '@tanstack/react-router'
import { Button } from '@/ui/control/Button.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { markName } from '../../lib/words/mark-name.ts'

export interface ReceiptProps {
  number: string
  /** The offer to block the member; null if they are blocked or unknown. */
  block: { name: string; ask: () => void } | null
  onClose: () => void
}

/**
 * The number of a report. It offers the block here and not in the form: blocking removes the screen that shows the
 * receipt.
 */
export function Receipt({ number, block, onClose }: ReceiptProps) {
  const me = useMe()
  const offer = me && block && { name: markName(block.name), ask: block.ask }
  const footer = (
    <>
      {offer && <Button onClick={offer.ask}>{withNames(m.reports_block({ name: offer.name }))}</Button>}
      <Button variant="outline" onClick={onClose}>
        {m.reports_done()}
      </Button>
    </>
  )
  return (
    <Sheet title={m.reports_receipt_title()} closeLabel={m.shell_close()} onClose={onClose} footer={footer}>
      <div role="status" className="grid gap-4">
        <p className="text-ink-muted">{me ? m.reports_receipt_text() : m.reports_receipt_visitor()}</p>
        <p className="flex items-center justify-between gap-3 rounded-md border border-line px-4 py-3">
          <span className="text-ink-muted">{m.reports_number()}</span>
          <strong className="tabular-nums select-all">{number}</strong>
        </p>
        {offer && <p className="text-ink-muted">{withNames(m.reports_block_offer({ name: offer.name }))}</p>}
      </div>
      <p className="mt-4">
        <Link to="/pages/safety" className="text-link">
          {m.reports_safety()}
        </Link>
      </p>
    </Sheet>
  )
}

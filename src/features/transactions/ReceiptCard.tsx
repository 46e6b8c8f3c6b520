import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { Logo } from '@/ui/picture/Logo.tsx'
import { Fact } from '@/ui/text/Facts.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { receiptWords } from '../../../server/features/receipts/rules/words.ts'
import { useSettings } from '../../lib/settings.ts'
import type { Outputs } from '../../lib/trpc.ts'

type TransactionReceipt = Outputs['transactions']['get']['receipts'][number]

/** A receipt like its PDF; in print it is alone on the paper. */
export function ReceiptCard({ receipt }: { receipt: TransactionReceipt }) {
  const { locale } = useRouter().options.context
  const { name } = useSettings()
  const words = receiptWords(receipt, locale)
  return (
    <section
      aria-label={words.title}
      className="room-for-letters rounded-lg border border-line bg-surface p-5 text-sm shadow-card print:break-inside-avoid print:border-0 print:p-0 print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <Logo name={name} />
        <p className="tabular-nums sm:text-right">
          <b className="block">
            <Numbered text={words.title} number={receipt.number} />
          </b>
          <span className="text-ink-muted">{words.issued}</span>
        </p>
      </header>
      <p translate="no" className="mt-4 text-ink-muted">
        {words.seller.map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
      </p>
      <p translate="no" className="mt-3" dir="auto">
        {words.buyer}
      </p>
      {words.corrects && (
        <p className="mt-1 text-ink-muted">
          <Numbered text={words.corrects} number={receipt.corrects ?? ''} />
        </p>
      )}
      <dl className="mt-4 tabular-nums">
        <Row label={<b>{m.receipts_what()}</b>} value={<b>{m.receipts_amount()}</b>} isHead />
        <Row
          label={
            <>
              {words.what}
              {words.unit && <span className="block text-ink-muted">{words.unit}</span>}
            </>
          }
          value={moneyWords(receipt.price, locale)}
        />
        {words.amounts.map(({ label, amount }) => (
          <Row key={label} label={label} value={moneyWords(amount, locale)} />
        ))}
        <Fact name={words.total} value={moneyWords(receipt.total, locale)} className="pt-2.5 text-base font-bold" />
      </dl>
      {[...(words.collection ? [words.collection] : []), ...words.notes].map((note) => (
        <p key={note} className="mt-2 text-xs text-ink-muted">
          {note}
        </p>
      ))}
    </section>
  )
}

/** The number stays whole and is not translated; the words around it are. */
function Numbered({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split(number, 2)
  return (
    <>
      {before}
      <Verbatim>
        <WholeWords text={number} />
      </Verbatim>
      {after}
    </>
  )
}

function Row({ label, value, isHead }: { label: ReactNode; value: ReactNode; isHead?: boolean }) {
  return (
    <Fact
      name={label}
      value={value}
      className={cx('py-2', isHead ? 'border-b-2 border-ink' : 'border-b border-line')}
    />
  )
}

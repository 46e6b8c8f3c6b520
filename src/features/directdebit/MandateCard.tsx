import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { m } from '~words'
import { dayWords } from '../../../db/reference/days.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { type Debit, euros } from './debit.ts'

/** What is agreed to by its tick, which is never set before. */
export function MandateCard({ debit: { creditor, total, reference, collectOn } }: { debit: Debit }) {
  const date = dayWords(collectOn, getLocale())
  return (
    <div className="room-for-letters rounded-lg border border-line bg-surface px-4 pt-1.5 pb-4 wrap-anywhere">
      <Checkbox name="mandate" value="1">
        {m.directdebit_mandate({ creditor: creditor.name, creditorId: creditor.id, amount: euros(total) })}
      </Checkbox>
      <Facts
        className="mt-1.5 border-t border-line pt-3 text-sm"
        facts={[
          [
            m.directdebit_reference(),
            <Verbatim key="reference">
              <WholeWords text={reference} />
            </Verbatim>,
          ],
          [m.directdebit_collected(), m.directdebit_collected_on({ date })],
        ]}
      />
    </div>
  )
}

import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { m } from '~words'
import { shareOf } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../../../server/features/payments/rules/method-names.ts'
import { useSettings } from '../../lib/settings.ts'
import { dateBy, useClock } from '../../lib/time/readers-clock.ts'
import { type SumLine, SumTable } from './SumTable.tsx'
import { dateOf, goneLines, notRefundableWords, paidWords, type ShownTerms, totalWords } from './terms.ts'

/** The first step: what comes back, and why that much; of what is over, nothing would. */
export function Sum({ terms, takesFocus }: { terms: ShownTerms; takesFocus: boolean }) {
  const { locale } = useRouter().options.context
  const clock = useClock()
  const { credits, unused, paid, refund, boughtAt, takenBack, hindrance, endsPremium } = terms
  const price = moneyWords(paid, locale)
  const bought = { credits, date: dateBy(clock, boughtAt, locale) }
  const share = shareOf(paid, unused, credits)
  const lines: (SumLine | false | null)[] = [
    [paidWords(terms), price],
    ...goneLines(terms, locale),
    [m.withdrawals_bought(), `${credits}`],
    takenBack && [m.withdrawals_taken_back_credits(), `${takenBack.credits}`],
    [m.withdrawals_unused(), `${unused}`],
    [`${price} ×\u00a0${unused}\u00a0/\u00a0${credits}`, moneyWords(share, locale)],
    refund.minor < share.minor && [m.withdrawals_left(), moneyWords(refund, locale)],
  ]
  return (
    <>
      <div>
        <ScreenHeading takesFocus={takesFocus}>{m.withdrawals_title()}</ScreenHeading>
        <p className="mt-1.5 text-ink-muted">
          {hindrance ? m.withdrawals_lead_hindered(bought) : m.withdrawals_lead(bought)}
        </p>
      </div>
      {hindrance !== 'over' && <SumTable lines={lines} total={[totalWords(terms), moneyWords(refund, locale)]} />}
      {!hindrance && <NotRefundable terms={terms} />}
      {endsPremium && <Alert tone="warning">{m.withdrawals_premium_ends()}</Alert>}
      {!hindrance && (
        <ul className="grid gap-2.5">
          {pointsOf(terms, locale).map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 flex-none text-success" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Says that the refund uses another way than the payment, and gives the address to write to. */
function NotRefundable({ terms }: { terms: ShownTerms }) {
  const { locale } = useRouter().options.context
  const { supportEmail: email } = useSettings()
  if (terms.canBeSentBack || terms.isNotCollected) return null
  return <Alert tone="warning">{notRefundableWords(terms, { locale, email })}</Alert>
}

function pointsOf(
  { credits, unused, paid, refund, collection, isNotCollected, endsPremium }: ShownTerms,
  locale: string,
): string[] {
  const isCollectedFirst = collection?.state === 'announced' && !isNotCollected
  const [price, back] = [moneyWords(paid, locale), moneyWords(refund, locale)]
  return [
    ...(isCollectedFirst ? [m.withdrawals_point_collected_first({ price, refund: back })] : []),
    m.withdrawals_point_balance({ unused }),
    endsPremium ? m.withdrawals_messages_stay() : `${m.withdrawals_point_premium()} ${m.withdrawals_messages_stay()}`,
    ...(unused < credits ? [`${m.withdrawals_point_unsent()} ${m.withdrawals_point_unsend_first()}`] : []),
  ]
}

/** The second: what is confirmed. */
export function Summary({
  terms,
  name,
  takesFocus,
}: {
  terms: ShownTerms
  name: string | undefined
  takesFocus: boolean
}) {
  const { locale } = useRouter().options.context
  const { paidWith, method, refund, refundedBy, receipt, mailedTo, isNotCollected, endsPremium, canBeSentBack } = terms
  return (
    <>
      <div>
        <ScreenHeading takesFocus={takesFocus}>{m.withdrawals_check_title()}</ScreenHeading>
        <p className="mt-1.5 text-ink-muted">{m.withdrawals_check_lead()}</p>
      </div>
      <SumTable
        lines={[
          ...(name
            ? ([
                [
                  m.withdrawals_name(),
                  <Verbatim key="name">
                    <WholeWords text={name} />
                  </Verbatim>,
                ],
              ] as const)
            : []),
          ...(receipt ? ([[m.withdrawals_receipt(), receipt]] as const) : []),
          ...(isNotCollected
            ? []
            : ([
                ...(canBeSentBack ? ([[m.withdrawals_to(), paidWith ?? methodName(method)]] as const) : []),
                [m.withdrawals_by(), dateOf(terms, refundedBy, locale)],
              ] as const)),
          [m.withdrawals_mailed(), mailedTo],
        ]}
        total={[totalWords(terms), moneyWords(refund, locale)]}
      />
      <NotRefundable terms={terms} />
      {endsPremium && <Alert tone="warning">{m.withdrawals_premium_ends()}</Alert>}
    </>
  )
}

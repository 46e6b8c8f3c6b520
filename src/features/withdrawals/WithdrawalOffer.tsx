import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { useSettings } from '../../lib/settings.ts'
import { dateBy, useClock } from '../../lib/time/readers-clock.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { becameWords, dateOf, hindranceWords } from './terms.ts'

/**
 * Beside a purchase, as long as one can withdraw from it, and once one has. What was used up stays without the way to it: something
 * may come back.
 */
export function WithdrawalOffer({ orderId }: { orderId: string }) {
  const { locale } = useRouter().options.context
  const clock = useClock()
  const { supportEmail: email } = useSettings()
  const { data: terms } = useQuery(useTRPC().withdrawals.terms.queryOptions({ orderId }))
  if (!terms || (terms.hindrance && terms.hindrance !== 'used_up')) return null
  const { credits, unused, refund, until, takenBack, withdrawnAt, isNotCollected, hindrance } = terms
  const amount = moneyWords(refund, locale)
  const gone = takenBack?.amount ?? takenBack?.givenBack
  const goneWords = takenBack?.amount ? m.withdrawals_offer_text_taken_back : m.withdrawals_offer_text_given_back
  const offerWords = isNotCollected ? m.withdrawals_offer_text_announced : m.withdrawals_offer_text
  return (
    <section aria-labelledby="withdrawal" className="rounded-lg border border-line bg-surface p-4 print:hidden">
      <h3 id="withdrawal" className="font-bold">
        {withdrawnAt
          ? m.withdrawals_offer_done({ date: dateBy(clock, withdrawnAt, locale) })
          : m.withdrawals_offer_until({ date: dateOf(terms, until, locale) })}
      </h3>
      <p className="mt-1">
        {hindrance
          ? hindranceWords[hindrance]()
          : withdrawnAt
            ? becameWords(terms, { locale, email, dateBy: (at) => dateBy(clock, at, locale) })
            : gone
              ? goneWords({ unused, credits, amount, taken: moneyWords(gone, locale) })
              : offerWords({ unused, credits, amount })}
      </p>
      {!hindrance && (
        <Link
          to="/transactions/$id/withdraw"
          params={{ id: orderId }}
          className={buttonClass({ variant: 'outline', full: true }, 'mt-3')}
        >
          {withdrawnAt ? m.withdrawals_offer_see() : m.withdrawals_title()}
        </Link>
      )}
    </section>
  )
}

import { Link, useHydrated } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { GoOnLink } from '../../../lib/navigation/GoOnLink.tsx'
import { readBuyingFor } from '../../../lib/session/buying-for.ts'
import { useMe } from '../../../lib/session/me.ts'
import { readPrivate } from '../../../lib/session/private-store.ts'
import { dateBy, dayBy, useClock } from '../../../lib/time/readers-clock.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { draftKey } from '../../chat/composer/drafts.ts'
import { keepCode } from '../checkout/kept-code.ts'
import { paidFacts, type ShownOrder } from './facts.ts'

/** The credits are there; a member who was writing returns to the conversation. */
export function Paid({ order }: { order: ShownOrder }) {
  const me = useMe()
  const words = useWords(order, me?.credits)
  // What this browser keeps is shown once the page is alive.
  const isHydrated = useHydrated()
  const memberId = me?.id
  useEffect(() => {
    if (memberId) keepCode(memberId, null)
  }, [memberId])
  const other = isHydrated && me ? (readBuyingFor(me.id)?.to ?? null) : null
  const draft = other && me ? readPrivate(draftKey(me.id, other.id)) : null
  const name = other ? markName(other.name) : ''
  return (
    <StateScreen
      tone="success"
      icon={<Check aria-hidden />}
      {...words}
      actions={
        <>
          <GoOnLink className={buttonClass({ size: 'xl', full: true })} />
          <Link
            to="/transactions/{-$id}"
            params={{ id: order.id }}
            className={buttonClass({ variant: 'plain', size: 'xl', full: true })}
          >
            {m.orders_receipt()}
          </Link>
        </>
      }
    >
      {draft && (
        <div className="rounded-lg border border-line bg-surface p-4 text-[0.9375rem]">
          <p className="font-semibold">{withNames(m.orders_draft({ name }))}</p>
          <p dir="auto" className="line-clamp-2 text-ink-muted">
            {draft}
          </p>
        </div>
      )}
      <Facts isCard facts={paidFacts(order)} />
      {order.surplus && (
        <Alert tone="info">{m.orders_surplus({ amount: moneyWords(order.surplus, getLocale()) })}</Alert>
      )}
    </StateScreen>
  )
}

/** What it has just brought; as soon as the balance has gone on, or the day, what it brought then. */
function useWords({ credits, collected, isFirst, paidAt, balanceAfter }: ShownOrder, balance: number | undefined) {
  const clock = useClock()
  const at = paidAt ?? new Date()
  const isNow = balance === balanceAfter && dayBy(clock, at) === dayBy(clock, new Date())
  const date = dateBy(clock, at, getLocale())
  const [title, text, premium] = isNow
    ? [m.orders_paid_title, m.orders_paid_text({ balance }), m.orders_paid_premium]
    : [m.orders_paid_then_title, m.orders_paid_then({ date, balance: balanceAfter ?? 0 }), m.orders_paid_then_premium]
  const also = [collected > 0 && m.orders_paid_collected({ count: collected }), isFirst && premium()]
  return { title: title({ credits }), text: [text, ...also].filter(Boolean).join(' ') }
}

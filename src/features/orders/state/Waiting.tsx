import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { dayWords } from '../../../../db/reference/days.ts'
import { bankToday, finalDay, transferBy } from '../../../../db/reference/money/collection-days.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import { GoOnLink } from '../../../lib/navigation/GoOnLink.tsx'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useClock, whenBy } from '../../../lib/time/readers-clock.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { meansWords, orderFacts, type ShownOrder } from './facts.ts'
import { useLook } from './use-look.ts'

interface WaitingProps {
  order: ShownOrder
  /** They want to see all methods. */
  onOther: () => void
}

/** Nothing is decided yet: the provider does not answer, the member is to pay, or the money is on its way. */
export function Waiting({ order, onOther }: WaitingProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const clock = useClock()
  const { locale } = useRouter().options.context
  const { id: orderId, state, payment } = order
  const cancel = useMutation(
    trpc.orders.cancel.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.orders.get.queryFilter({ orderId })),
    }),
  )
  const { supportEmail } = useSettings()
  const heard = useLook(orderId)
  const [title, text] = words(order, heard, supportEmail)
  // While the providers are asked, there is no link: a member who returns from the bank may have paid.
  const url = state === 'open' && heard !== 'asking' ? payment?.checkoutUrl : null
  const transferUrl = state === 'pending' && payment?.method === 'sct' ? payment.checkoutUrl : null
  return (
    <StateScreen
      tone="info"
      icon={<Clock aria-hidden />}
      title={title}
      text={text}
      actions={
        <>
          {cancel.error && (
            <Alert tone="danger" announce>
              {errorWords(cancel.error)}
            </Alert>
          )}
          {transferUrl && (
            <a href={transferUrl} className={buttonClass({ size: 'xl', full: true })}>
              {m.orders_transfer_details()}
            </a>
          )}
          {/* Stays when the one link is replaced by the other, and with it the focus. */}
          <div id={goOnId} tabIndex={-1} className="rounded-full">
            {url && payment ? (
              <a href={url} className={buttonClass({ size: 'xl', full: true })}>
                {m.orders_go_on({ method: methodName(payment.method) })}
              </a>
            ) : (
              <GoOnLink className={buttonClass({ variant: 'outline', size: 'xl', full: true })} />
            )}
          </div>
          {order.canPayOtherwise && heard !== 'asking' && (
            <Button variant="outline" size="xl" full onClick={onOther}>
              {m.orders_unclear_other()}
            </Button>
          )}
          {order.canBeCancelled && heard !== 'asking' && (
            <Cancel isBusy={cancel.isPending} onCancel={() => cancel.mutate({ orderId })} />
          )}
        </>
      }
    >
      <Facts
        isCard
        facts={[
          ...orderFacts(order),
          [m.orders_fact_with(), meansWords(order) ?? ''],
          [m.orders_fact_started(), payment ? whenBy(clock, payment.startedAt, locale) : ''],
        ]}
      />
      <p className="text-center text-sm text-ink-muted">{m.orders_by_itself()}</p>
    </StateScreen>
  )
}

const goOnId = 'order-go-on'

/** Whose focus stays on the page when there is nothing to cancel any more. */
function Cancel({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const place = useRef<HTMLButtonElement>(null)
  useFocusHeir(place, goOnId)
  return (
    <Button ref={place} variant="plain" size="xl" full busy={isBusy} onClick={onCancel}>
      {m.orders_cancel()}
    </Button>
  )
}

function words(
  { state, payment, isUnclear, canPayOtherwise }: ShownOrder,
  heard: ReturnType<typeof useLook>,
  supportEmail: string,
): [title: string, text: string] {
  if (isUnclear && heard !== 'asking')
    return [m.orders_unclear_title(), canPayOtherwise ? m.orders_unclear_text() : m.orders_unclear_wait()]
  if (state === 'starting' && payment?.saved) return [m.saved_methods_starting_title(), m.saved_methods_starting_text()]
  if (state === 'starting') return [m.orders_starting_title(), m.orders_starting_text()]
  if (state === 'open' && heard === 'answered') return [m.orders_open_title(), m.orders_open_text()]
  if (state === 'open')
    return [m.orders_pending_title(), heard === 'asking' ? m.orders_asking_text() : m.orders_silent_text()]
  if (payment?.method === 'sct') return [m.orders_pending_title(), transferWords(payment.startedAt, supportEmail)]
  if (payment?.collection) return [m.orders_pending_title(), debitWords(payment.collection.day)]
  return [m.orders_pending_title(), m.orders_pending_text()]
}

function debitWords(day: string): string {
  const [date, creditOn] = [dayWords(day, getLocale()), dayWords(finalDay(day), getLocale())]
  return m.orders_pending_debit_text({ date, creditOn })
}

function transferWords(startedAt: Date, email: string): string {
  const day = transferBy(startedAt)
  const date = dayWords(day, getLocale())
  return bankToday(new Date()) > day ? m.orders_transfer_late({ date, email }) : m.orders_transfer_text({ date })
}

import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from '@/ui/form/Form.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import type { PackageId } from '../../../db/reference/money/packages.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { Otherwise } from '../orders/checkout/Otherwise.tsx'
import { OwedFacts } from '../orders/checkout/OwedFacts.tsx'
import { PlaceOrder } from '../orders/checkout/PlaceOrder.tsx'
import { usePlaceOrder } from '../orders/checkout/use-place-order.ts'
import { MethodMark } from '../orders/method/MethodMark.tsx'
import { type SavedMethod, savedName } from '../orders/method/saved-words.ts'
import { PackageTiles } from '../packages/PackageTiles.tsx'
import { TestBanner } from '../packages/TestBanner.tsx'
import type { ShownOffer } from '../packages/use-choice.ts'

export interface RepeatFormProps {
  offers: readonly ShownOffer[]
  /** Chosen as long as no other one is. */
  usual: ShownOffer
  saved: SavedMethod
}

/** Which package, what it costs, what is charged, and the button that orders and charges. */
export function RepeatForm({ offers, usual, saved }: RepeatFormProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [packageId, choose] = useState<PackageId>(usual.packageId)
  const asked = (id: PackageId) =>
    trpc.orders.checkout.queryOptions({ packageId: id, country: null, method: saved.method })
  const { data: own } = useSuspenseQuery(asked(usual.packageId))
  const { data: checkout = own, isPlaceholderData } = useQuery({
    ...asked(packageId),
    placeholderData: keepPreviousData,
  })
  const { data: list } = useSuspenseQuery(trpc.savedMethods.list.queryOptions())
  const { offer, isTest } = checkout
  const chosen = { method: saved.method, bank: null, savedMethodId: saved.id }
  // A card that was forgotten elsewhere, or a price that has changed.
  const onRefused = () =>
    Promise.all([
      queryClient.invalidateQueries(trpc.savedMethods.pathFilter()),
      queryClient.invalidateQueries(trpc.packages.shop.queryFilter()),
      queryClient.invalidateQueries(trpc.orders.checkout.pathFilter()),
    ])
  const { send, trouble, otherOrderId, isBusy } = usePlaceOrder({ checkout, chosen, saved: list, onRefused })
  return (
    <>
      <TestBanner isTest={isTest} />
      <Form errors={trouble.errors} onSend={send} className="flex flex-1 flex-col">
        <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
          <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
            <h1 className="heading-page">{m.saved_methods_repeat_title()}</h1>
            <PackageTiles offers={offers} chosen={packageId} onChoose={choose} />
            <PriceLines checkout={checkout} />
            {checkout.owedCredits > 0 && (
              <Facts>
                <OwedFacts credits={offer.credits} owedCredits={checkout.owedCredits} />
              </Facts>
            )}
            <div className="flex flex-wrap items-center gap-3 rounded-lg border-[1.5px] border-line bg-surface px-3.5 py-2.5">
              <MethodMark method={saved.method} />
              <span className="min-w-24 flex-1 font-semibold wrap-anywhere">{savedName(saved)}</span>
              <Link
                to="/credits/$id/{-$paymentmethod}"
                params={{ id: packageId, paymentmethod: undefined }}
                aria-label={m.saved_methods_repeat_change_label()}
                className="text-link inline-flex min-h-touch items-center font-semibold"
              >
                {m.saved_methods_repeat_change()}
              </Link>
            </div>
          </div>
        </div>
        <PlaceOrder
          {...{ checkout, trouble, otherOrderId, isBusy }}
          placed="lg:pb-10"
          label={m.orders_total()}
          disabled={isPlaceholderData || offer.packageId !== packageId}
        />
      </Form>
    </>
  )
}

/** What a message costs with it, the tax within, and what is off. */
function PriceLines({ checkout: { offer, tax } }: { checkout: Outputs['orders']['checkout'] }) {
  const locale = getLocale()
  const { credits, unit, discount, otherwise } = offer
  const price = moneyWords(unit, locale)
  const rate = (tax.rate / 100).toLocaleString(locale)
  return (
    <p className="text-sm text-ink-muted" aria-live="polite">
      {tax.rate > 0
        ? m.saved_methods_repeat_unit_tax({ credits, price, rate, name: tax.name })
        : m.saved_methods_repeat_unit({ credits, price })}
      {discount && <span className="block text-success">{m.orders_discount({ percentage: discount.percentage })}</span>}
      {otherwise && <Otherwise {...otherwise} />}
    </p>
  )
}

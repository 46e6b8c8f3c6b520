import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Select } from '@/ui/form/choice/Select.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { useEarly } from '@/ui/form/use-early.ts'
import { m } from '~words'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { isSame } from '../../../../db/reference/money/money.ts'
import type { PackageId } from '../../../../db/reference/money/packages.ts'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { useMedia, wide } from '../../../lib/use-media.ts'
import { countriesByWord } from '../../../lib/words/country-words.ts'
import { TestBanner } from '../../packages/TestBanner.tsx'
import { Methods } from '../method/Methods.tsx'
import { tooMuchWords } from '../method/method-words.ts'
import { useMethods } from '../method/use-methods.ts'
import type { BlockedOrder, CodeField } from './DiscountField.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { orderNoteId, PlaceOrder } from './PlaceOrder.tsx'
import { useCheckoutPrice } from './use-checkout-price.ts'
import { usePlaceOrder } from './use-place-order.ts'

const DiscountField = lazyPart(() => import('./DiscountField.tsx'), 'DiscountField', 'before-hydration')
const Otherwise = lazyPart(() => import('./Otherwise.tsx'), 'Otherwise')
const NoLongerOffered = lazyPart(() => import('../method/NoLongerOffered.tsx'), 'NoLongerOffered')
const RememberTick = lazyPart(() => import('./RememberTick.tsx'), 'RememberTick', 'before-hydration')
const ConfirmFirst = lazyPart(() => import('../../packages/ConfirmFirst.tsx'), 'ConfirmFirst')

export interface CheckoutPageProps {
  packageId: PackageId
  /** As the address names it. */
  method: string | undefined
}

/** `/credits/{package}/{method?}`: what it costs, how it is paid, and the button that orders. */
export function CheckoutPage({ packageId, method: named }: CheckoutPageProps) {
  const trpc = useTRPC()
  const me = useMe()
  const [wantedCountry, setCountry] = useState<CountryCode | null>(null)
  const { data: atFirst } = useSuspenseQuery(trpc.orders.checkout.queryOptions({ packageId, country: null }))
  const wanted = paymentMethods.find((method) => method === named)
  const methods = useMethods(wantedCountry ?? atFirst.country, wanted)
  const { chosen } = methods
  const price = useCheckoutPrice({ packageId, country: wantedCountry, method: chosen?.method, atFirst })
  const { offer, country, countries, tax, owedCredits, isTest } = price.checkout
  const tooMuch = tooMuchWords(chosen, offer.price, methods.debitTerms)
  const codeField = useRef<CodeField>(null)
  const [held, hold] = useState<BlockedOrder>()
  const countrySelect = useRef<HTMLSelectElement>(null)
  useEarly(countrySelect, ({ value }) => {
    if (value !== country) setCountry(value as CountryCode)
  })
  const { send, trouble, otherOrderId, isBusy } = usePlaceOrder({
    ...{ checkout: price.checkout, chosen, saved: methods.saved },
    before: (shown) => {
      if (!tooMuch) return codeField.current?.settle(shown) ?? shown
      document.getElementById(orderNoteId)?.focus()
      return undefined
    },
    onRefused: () => Promise.all([price.askAgain(), methods.askAgain()]),
  })

  // In a wide window it is beside the payment methods, above the total: Tab goes down one column after the other.
  const isWide = useMedia(wide)
  const summary = (
    <OrderSummary key="summary" {...{ offer, tax, owedCredits, country }} className="lg:col-start-2 lg:row-start-2">
      <DiscountField
        {...{ handle: codeField, onHold: hold }}
        {...{ applied: offer.discount?.code ?? null, refused: price.refused, onApply: price.applyCode }}
      />
      {offer.otherwise && methods.offers && (
        <Otherwise {...offer.otherwise} offered={methods.offers.map(({ method }) => method)} />
      )}
    </OrderSummary>
  )

  return (
    <>
      <TestBanner isTest={isTest} />
      <Form errors={trouble.errors} onSend={send} className={formClass}>
        <div className="wrap flex-1 py-6 md:py-10 lg:contents">
          <div className="mx-auto grid max-w-110 grid-cols-1 gap-6 lg:contents">
            <div className="grid gap-4 lg:col-span-2">
              <h1 className="heading-page">{m.orders_checkout_heading()}</h1>
              {me?.status === 'not_confirmed' && <ConfirmFirst />}
            </div>
            {!isWide && summary}
            <section key="methods" className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
              <h2 className="heading-section">{m.orders_pay_with()}</h2>
              {named && methods.isWantedOffered === false && <NoLongerOffered method={wanted} />}
              <Field name="country" label={m.orders_country()} help={m.orders_country_help()} className="max-w-80">
                <Select
                  ref={countrySelect}
                  value={country}
                  onChange={({ target }) => setCountry(target.value as CountryCode)}
                >
                  {countriesByWord(countries, getLocale()).map(([code, word]) => (
                    <option key={code} value={code}>
                      {word}
                    </option>
                  ))}
                </Select>
              </Field>
              <Methods {...methods} />
              <RememberTick offers={methods.offers} chosen={chosen} />
            </section>
            {isWide && summary}
          </div>
        </div>
        <PlaceOrder
          {...{ checkout: price.checkout, trouble, otherOrderId, isBusy }}
          placed="lg:col-start-2 lg:row-start-3"
          label={
            chosen
              ? m.orders_what_with({ credits: offer.credits, method: methods.nameOf(chosen) })
              : m.orders_credits({ credits: offer.credits })
          }
          note={
            tooMuch ??
            whyDearer(price.refused) ??
            (held && isSame(held.total ?? offer.price, offer.price) ? held.words : undefined)
          }
          choice={chosen && price.isKnown && methods.offers ? `${country} ${chosen.method}` : undefined}
          answer={held}
          // What holds with the method that was chosen last is not known yet.
          disabled={!chosen || !(price.isKnown || isBusy)}
        />
      </Form>
    </>
  )
}

/** A code that holds elsewhere, or with another method. */
function whyDearer(error: unknown): string | undefined {
  const refusal = refusalIn(error)
  const isChosen = refusal?.code === 'discount_not_in_country' || refusal?.code === 'discount_not_with_method'
  return isChosen ? refusal.words : undefined
}

const formClass =
  'flex flex-1 flex-col lg:wrap lg:grid lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_auto_1fr] lg:items-start ' +
  'lg:gap-x-8 lg:gap-y-6 lg:py-10'

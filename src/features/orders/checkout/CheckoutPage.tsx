import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '@/ui/form/choice/Select.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { m } from '~words'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { PackageId } from '../../../../db/reference/money/packages.ts'
import { type PaymentMethod, paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { countriesByWord } from '../../../lib/words/country-words.ts'
import { TestBanner } from '../../packages/TestBanner.tsx'
import { Methods } from '../method/Methods.tsx'
import { useMethods } from '../method/use-methods.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { usePlaceOrder } from './use-place-order.ts'

const DiscountField = lazyPart(() => import('./DiscountField.tsx'), 'DiscountField', 'before-hydration')
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
  const queryClient = useQueryClient()
  const me = useMe()
  const asked = (country: CountryCode | null, code?: string | null, method?: PaymentMethod) =>
    trpc.orders.checkout.queryOptions({ packageId, country, code, method })
  const [wantedCountry, setCountry] = useState<CountryCode | null>(null)
  /** As it was typed; null for no discount; undefined for what is the member's anyhow. */
  const [code, setCode] = useState<string | null>()
  const { data: atFirst } = useSuspenseQuery(asked(null))
  const wanted = paymentMethods.find((method) => method === named)
  const methods = useMethods(wantedCountry ?? atFirst.country, wanted)
  const { chosen } = methods
  const plain = useQuery({ ...asked(wantedCountry), placeholderData: keepPreviousData })
  const coded = useQuery({
    ...asked(wantedCountry, code, chosen?.method),
    ...{ enabled: code !== undefined, placeholderData: keepPreviousData, retry: false },
  })
  const data = coded.data ?? plain.data ?? atFirst
  const { offer, country, countries, tax, isTest } = data
  const { send, trouble, otherOrderId, isBusy } = usePlaceOrder({
    ...{
      checkout: data,
      chosen,
      saved: methods.saved,
      onRefused: () => Promise.all([plain.refetch(), code !== undefined && coded.refetch(), methods.askAgain()]),
    },
  })

  const applyCode = async (wanted: string | null) => {
    setCode(wanted)
    await queryClient.fetchQuery(asked(wantedCountry, wanted, chosen?.method))
  }

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
            <OrderSummary offer={offer} tax={tax} country={country} className="lg:col-start-2 lg:row-start-2">
              <DiscountField applied={offer.discount?.code ?? null} refused={coded.error} onApply={applyCode} />
            </OrderSummary>
            <section className="grid grid-cols-1 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
              <h2 className="heading-section">{m.orders_pay_with()}</h2>
              {named && !methods.offers?.some((offered) => offered.method === named) && methods.offers && (
                <NoLongerOffered method={wanted} />
              )}
              <Field name="country" label={m.orders_country()} help={m.orders_country_help()} className="max-w-80">
                <Select value={country} onChange={({ target }) => setCountry(target.value as CountryCode)}>
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
          </div>
        </div>
        <PlaceOrder
          {...{ checkout: data, trouble, otherOrderId, isBusy }}
          placed="lg:col-start-2 lg:row-start-3"
          label={
            chosen
              ? m.orders_what_with({ credits: offer.credits, method: methods.nameOf(chosen) })
              : m.orders_credits({ credits: offer.credits })
          }
          note={whyDearer(coded.error)}
          disabled={!chosen}
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

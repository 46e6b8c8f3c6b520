import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLoaderData, useRouter } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useIsBefore } from '../../lib/time/countdown.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { countriesByWord, countryWord } from '../../lib/words/country-words.ts'
import { WhatCreditsDo } from './About.tsx'
import { TestBanner } from './TestBanner.tsx'

/** `/pricing`: all prices, for anyone, without discounts; a note mentions the viewer's own discount. */
export function PricingPage() {
  const wanted = useLoaderData({ from: '/pricing' })
  const { data } = useSuspenseQuery(useTRPC().packages.prices.queryOptions(wanted))
  const { locale } = useRouter().options.context
  const { countries } = useSettings()
  const isMember = useMe() !== null
  return (
    <>
      <TestBanner isTest={data.isTest} />
      <div className="wrap grid flex-1 grid-cols-1 content-start gap-group py-6 md:py-10 lg:grid-cols-[minmax(0,42rem)_minmax(16rem,1fr)]">
        <div>
          <h1 className="heading-page">{m.packages_prices_title()}</h1>
          <p className="mt-1.5 text-ink-muted">{m.packages_prices_intro()}</p>
          {isMember && <YourDiscount />}
          <Prices {...data} />
          <p className="mt-3 text-sm text-ink-muted">{m.packages_prices_note()}</p>
          <Link to={isMember ? '/credits' : '/signup'} className={buttonClass({}, 'mt-5')}>
            {isMember ? m.packages_to_shop() : m.packages_to_signup()}
          </Link>
        </div>
        <WhatCreditsDo />
        <nav aria-label={m.packages_countries()} className="lg:col-span-2">
          <h2 className="heading-section">{m.packages_countries()}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {countriesByWord(countries, locale).map(([country, name]) => (
              <li key={country}>
                <Link
                  to="/pricing"
                  search={{ country }}
                  aria-current={country === data.country ? 'true' : undefined}
                  className="inline-flex min-h-touch items-center text-link aria-current:font-bold aria-current:no-underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

/** With large letters the price per message is below the package's price, for lack of room for a column. */
function Prices({ country, offers }: Outputs['packages']['prices']) {
  const { locale } = useRouter().options.context
  return (
    <div className="@container mt-5">
      <table className="w-full tabular-nums">
        <caption className="mb-2 text-left font-semibold">
          {m.packages_prices_in({ country: countryWord(country) })}
        </caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-muted">
            <th className="py-2 text-left font-semibold">{m.packages_bundle()}</th>
            <th className="py-2 text-right font-semibold">{m.packages_price()}</th>
            <th className="hidden py-2 text-right font-semibold @min-[20rem]:table-cell">{m.packages_a_message()}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ packageId, credits, price, unit }) => (
            <tr key={packageId} className="border-b border-line">
              <th className="py-3 text-left font-semibold">{m.packages_credits({ count: credits })}</th>
              <td className="py-3 pl-3 text-right">
                <b className="whitespace-nowrap">{moneyWords(price, locale)}</b>
                <span className="block text-sm @min-[20rem]:hidden">
                  {m.packages_per_message({ price: moneyWords(unit, locale) })}
                </span>
              </td>
              <td className="hidden py-3 text-right @min-[20rem]:table-cell">{moneyWords(unit, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a member pays instead, as long as something is off: of the package that is bought most, where it is off that. */
function YourDiscount() {
  const { data } = useQuery(useTRPC().packages.shop.queryOptions())
  const { locale } = useRouter().options.context
  const reduced = data?.offers.filter(({ discount }) => discount) ?? []
  const offer = reduced.find(({ popular }) => popular) ?? reduced[0]
  const isOn = useIsBefore(offer?.discount?.endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
  if (!offer?.discount || !isOn) return null
  const { credits, price, discount } = offer
  return (
    <Alert
      tone="info"
      icon={<Tag aria-hidden />}
      title={m.packages_yours_title({ percentage: discount.percentage })}
      className="mt-5"
      action={
        <Link to="/credits" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.packages_yours_see()}
        </Link>
      }
    >
      {m.packages_yours_text({ credits, price: moneyWords(price, locale) })}
    </Alert>
  )
}

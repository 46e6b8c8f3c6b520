import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { BonusCard } from '../../discounts/BonusCard.tsx'
import { DiscountNote } from '../DiscountNote.tsx'
import { StruckPrice } from '../StruckPrice.tsx'
import { TestBanner } from '../TestBanner.tsx'
import type { ShownOffer } from '../use-choice.ts'
import { Claim } from './Claim.tsx'
import { WhatItOpens } from './WhatItOpens.tsx'

/** `/premium`: what the first purchase opens for life; who has it reads that they do. */
export function PremiumPage() {
  const isPremium = useMe()?.premium
  const { data: shop } = useSuspenseQuery(useTRPC().packages.shop.queryOptions())
  return (
    <>
      <TestBanner isTest={shop.isTest && !isPremium} />
      <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-group">
          <section className="on-dark rounded-portrait bg-premium px-5 py-6 text-on-secondary-muted md:px-8 md:py-9">
            <Crown aria-hidden className="mb-5 size-7 text-on-premium" />
            <h1 className="heading-page text-on-premium">
              {isPremium ? m.packages_premium_yours() : m.packages_premium_title()}
            </h1>
            <p className="mt-3">{isPremium ? m.packages_premium_yours_text() : m.packages_premium_text()}</p>
          </section>
          <WhatItOpens />
          <Claim />
          {!isPremium && <Beginning offers={shop.offers} />}
        </div>
      </div>
      <ToShop least={isPremium ? undefined : shop.offers[0]} />
    </>
  )
}

/** What one begins with: the package that is bought most, and the smallest. */
function Beginning({ offers }: { offers: readonly ShownOffer[] }) {
  const [smallest] = offers
  const popular = offers.find(({ popular }) => popular) ?? smallest!
  const words = (amount: ShownOffer['price']) => moneyWords(amount, getLocale())
  const bonus = useMe()?.timeBonus
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="heading-section">{popular.discount ? m.packages_begin_reduced() : m.packages_begin()}</h2>
      {bonus && <BonusCard {...bonus} />}
      <ToCheckout offer={popular} className={offerClass}>
        <span className="min-w-0">
          <b className="block leading-snug">{m.packages_offer({ credits: popular.credits })}</b>
          <span className="text-sm text-ink-muted">{m.packages_per_message({ price: words(popular.unit) })}</span>
        </span>
        <span className="text-right whitespace-nowrap tabular-nums">
          <b className="block text-lg leading-snug">{words(popular.price)}</b>
          <StruckPrice offer={popular} />
        </span>
      </ToCheckout>
      <DiscountNote offers={offers} />
      {smallest && smallest !== popular && (
        <ToCheckout
          offer={smallest}
          className="inline-flex min-h-touch items-center gap-1 justify-self-start text-link"
        >
          {m.packages_smallest({ credits: smallest.credits, price: words(smallest.price) })}
          <ChevronRight aria-hidden className="size-5 flex-none" />
        </ToCheckout>
      )}
    </section>
  )
}

/** On to all packages; from how much on, where none was bought so far. */
const ToShop = ({ least }: { least: ShownOffer | undefined }) => (
  <ActionBar placed="lg:pb-10" className="mx-auto grid max-w-2xl grid-cols-1 gap-2">
    <Link to="/credits" className={buttonClass({ size: 'xl', full: true }, 'mx-auto md:max-w-110')}>
      {m.packages_to_shop()}
    </Link>
    {least && (
      <p className="text-center text-xs text-ink-muted">
        {m.packages_premium_from({ price: moneyWords(least.price, getLocale()) })}
      </p>
    )}
  </ActionBar>
)

interface ToCheckoutProps {
  offer: ShownOffer
  className: string
  children: ReactNode
}

const ToCheckout = ({ offer: { packageId }, className, children }: ToCheckoutProps) => (
  <Link to="/credits/$id/{-$paymentmethod}" params={{ id: packageId, paymentmethod: undefined }} className={className}>
    {children}
  </Link>
)

const offerClass =
  'flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-surface p-4 transition-colors hover:bg-sunken'

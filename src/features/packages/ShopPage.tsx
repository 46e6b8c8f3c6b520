import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useEarlyChoice } from '@/ui/form/use-early.ts'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { BonusCard } from '../discounts/BonusCard.tsx'
import { GoodToKnow, WhatCreditsDo } from './About.tsx'
import { DiscountNote } from './DiscountNote.tsx'
import { TierCard } from './TierCard.tsx'

type Shop = Outputs['packages']['shop']
export type Offer = Shop['offers'][number]

/** `/credits`: which package to buy. Nothing is paid here. */
export function ShopPage() {
  const { data: shop } = useSuspenseQuery(useTRPC().packages.shop.queryOptions())
  const { offers } = shop
  const [wanted, setWanted] = useState<string>()
  const usual = offers.find(({ popular }) => popular) ?? offers[0]!
  const chosen = offers.find(({ packageId }) => packageId === wanted) ?? usual
  const bonus = useMe()?.timeBonus

  return (
    <>
      <div className="wrap grid flex-1 grid-cols-1 content-start gap-group py-6 md:py-10">
        {bonus && <BonusCard {...bonus} />}
        <div>
          <h1 className="heading-page">{m.packages_title()}</h1>
          <Intro isReduced={offers.some(({ discount }) => discount)} />
          <Tiers offers={offers} chosen={chosen} onChoose={setWanted} />
          <DiscountNote offers={offers} />
        </div>
        <div className="grid grid-cols-1 gap-group lg:grid-cols-2">
          <WhatCreditsDo />
          <GoodToKnow refundDays={shop.refundDays} />
        </div>
      </div>
      <NextStep offer={chosen} taxRate={shop.taxRate} />
    </>
  )
}

function Intro({ isReduced }: { isReduced: boolean }) {
  const { messageCredits } = useSettings()
  return (
    <p className="mt-1.5 text-ink-muted">
      {m.packages_message_costs({ count: messageCredits })}{' '}
      {isReduced ? m.packages_intro_reduced() : m.packages_intro()}
    </p>
  )
}

interface TiersProps {
  offers: readonly Offer[]
  chosen: Offer
  onChoose: (packageId: string) => void
}

function Tiers({ offers, chosen, onChoose }: TiersProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const options = offers.map(({ packageId: value }) => ({ value }))
  useEarlyChoice(group, { options, value: chosen.packageId, onChange: onChoose })
  return (
    <fieldset ref={group} className="mt-5 grid gap-4 lg:grid-cols-4">
      <legend className="sr-only">{m.packages_title()}</legend>
      {offers.map((offer) => (
        <TierCard key={offer.packageId} offer={offer} isChosen={offer === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}

/** What goes on from here, and that nothing is paid yet. */
function NextStep({ offer, taxRate }: { offer: Offer; taxRate: number }) {
  const { locale } = useRouter().options.context
  const { credits, price, unit, packageId } = offer
  const percentage = new Intl.NumberFormat(locale).format(taxRate / 100)
  return (
    <ActionBar className="grid grid-cols-1 gap-2 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-6">
      <p className="flex items-baseline justify-between gap-3" aria-live="polite">
        <span>
          <b>{m.packages_credits({ count: credits })}</b>{' '}
          <span className="text-sm text-ink-muted">{m.packages_per_message({ price: moneyWords(unit, locale) })}</span>
        </span>
        <b className="text-lg tabular-nums">{moneyWords(price, locale)}</b>
      </p>
      <Link to="/credits/$id/{-$paymentmethod}" params={{ id: packageId }} className={buttonClass({ size: 'xl' })}>
        {m.packages_go_on({ count: credits })}
      </Link>
      <p className="text-center text-xs text-ink-muted lg:col-span-2 lg:text-left">
        {taxRate > 0 ? m.packages_with_tax({ percentage }) : m.packages_next_step()}
      </p>
    </ActionBar>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { useEarlyChoice } from '@/ui/form/use-early.ts'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { BonusCard } from '../discounts/BonusCard.tsx'
import { GoodToKnow, WhatCreditsDo } from './About.tsx'
import { DiscountNote } from './DiscountNote.tsx'
import { LimitReached } from './LimitReached.tsx'
import { NextStep, SummaryCard } from './NextStep.tsx'
import { ownLimitsOptions } from './own-limit.ts'
import { TestBanner } from './TestBanner.tsx'
import { TierCard } from './TierCard.tsx'
import { type ShownTier, useChoice } from './use-choice.ts'

const ConfirmFirst = lazyPart(() => import('./ConfirmFirst.tsx'), 'ConfirmFirst')

/** Which package to buy. Nothing is paid here. `quicker` leads to a shorter way for who has one. */
export function ShopPage({ quicker }: { quicker: ReactNode }) {
  const trpc = useTRPC()
  const { data: shop } = useSuspenseQuery(trpc.packages.shop.queryOptions())
  const { data: own } = useSuspenseQuery(ownLimitsOptions(trpc))
  const { data: owed } = useSuspenseQuery(trpc.orders.owed.queryOptions())
  const { tiers, chosen, choose } = useChoice(shop, own)
  const me = useMe()
  const bonus = me?.timeBonus
  if (!chosen) {
    const [least] = tiers
    return (
      <>
        <TestBanner isTest={shop.isTest} />
        {least?.inTheWay && <LimitReached own={least.inTheWay} least={least} />}
      </>
    )
  }
  return (
    <>
      <TestBanner isTest={shop.isTest} />
      <div className="wrap grid flex-1 grid-cols-1 content-start gap-group py-6 md:py-10">
        {me?.status === 'not_confirmed' && <ConfirmFirst />}
        {bonus && <BonusCard {...bonus} />}
        {owed > 0 && <Alert tone="warning">{m.packages_owed({ count: owed })}</Alert>}
        <div>
          <Heading isReduced={tiers.some(({ discount }) => discount)} />
          <Tiers tiers={tiers} chosen={chosen} onChoose={choose} />
          <SummaryCard offer={chosen} taxRate={shop.taxRate} />
          <div className="mt-3 empty:hidden">
            <DiscountNote offers={tiers} />
          </div>
          {quicker}
        </div>
        <div className="grid grid-cols-1 gap-group lg:grid-cols-2">
          <WhatCreditsDo />
          <GoodToKnow refundDays={shop.refundDays} limits={own.limits} />
        </div>
      </div>
      <NextStep offer={chosen} taxRate={shop.taxRate} />
    </>
  )
}

function Heading({ isReduced }: { isReduced: boolean }) {
  const { messageCredits } = useSettings()
  const credits = useMe()?.credits ?? 0
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="heading-page">{m.packages_title()}</h1>
        <p className="text-sm text-ink-muted tabular-nums">{m.packages_balance({ count: credits })}</p>
      </div>
      <p className="mt-1.5 text-ink-muted">
        {m.packages_message_costs({ count: messageCredits })}{' '}
        {isReduced ? m.packages_intro_reduced() : m.packages_intro()}
      </p>
    </>
  )
}

interface TiersProps {
  tiers: readonly ShownTier[]
  chosen: ShownTier
  onChoose: (packageId: string) => void
}

function Tiers({ tiers, chosen, onChoose }: TiersProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const options = tiers.map(({ packageId: value }) => ({ value }))
  useEarlyChoice(group, { options, value: chosen.packageId, onChange: onChoose })
  return (
    <fieldset ref={group} className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
      <legend className="sr-only">{m.packages_title()}</legend>
      {tiers.map((tier) => (
        <TierCard key={tier.packageId} tier={tier} isChosen={tier === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { useMe } from '../../lib/session/me.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { DiscountNote } from './DiscountNote.tsx'
import { inTheWayWords, reachedWords } from './limit-words.ts'
import { nextStepWords } from './NextStep.tsx'
import { type OwnLimits, ownLimitsOptions } from './own-limit.ts'
import { PackageTiles } from './PackageTiles.tsx'
import { StruckPrice } from './StruckPrice.tsx'
import { TestBanner } from './TestBanner.tsx'
import { type ShownTier, useChoice } from './use-choice.ts'

export interface TopUpSheetProps {
  title: string
  /** What the credits are wanted for. */
  children: ReactNode
  /** Before the checkout is opened. */
  onGoOn: () => void
  onClose: () => void
}

/** The packages over what one was doing, and the way to the checkout. Nothing is paid here. */
export function TopUpSheet({ title, children, onGoOn, onClose }: TopUpSheetProps) {
  const trpc = useTRPC()
  const shop = useQuery(trpc.packages.shop.queryOptions())
  const own = useQuery(ownLimitsOptions(trpc))
  const error = shop.error ?? own.error
  return (
    <Sheet title={title} closeLabel={m.shell_close()} onClose={onClose}>
      <div className="grid gap-4">
        <div className="text-sm text-ink-muted">{children}</div>
        {shop.data && own.data ? (
          <Packages shop={shop.data} own={own.data} onGoOn={onGoOn} />
        ) : error ? (
          <LoadFailure error={error} onRetry={() => void Promise.all([shop.refetch(), own.refetch()])} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </div>
    </Sheet>
  )
}

interface PackagesProps {
  shop: Outputs['packages']['shop']
  own: OwnLimits
  onGoOn: () => void
}

function Packages({ shop, own, onGoOn }: PackagesProps) {
  const { tiers, chosen, choose } = useChoice(shop, own)
  const isPremium = useMe()?.premium
  const inTheWay = tiers.find((tier) => tier.inTheWay)?.inTheWay
  if (!chosen) return tiers[0] && <Reached least={tiers[0]} />
  return (
    <>
      <div className="overflow-hidden rounded-md empty:hidden">
        <TestBanner isTest={shop.isTest} />
      </div>
      <PackageTiles offers={tiers} chosen={chosen.packageId} onChoose={choose} />
      <div className="grid gap-1.5 text-sm text-ink-muted">
        {inTheWay && <p>{inTheWayWords(inTheWay)}</p>}
        {!isPremium && <p>{m.packages_know_becomes_premium()}</p>}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
        <span className="flex-[1_1_7rem]">
          {m.packages_credits({ count: chosen.credits })}{' '}
          <span className="text-sm text-ink-muted">
            {m.packages_per_message({ price: moneyWords(chosen.unit, getLocale()) })}
          </span>
        </span>
        <span className="ml-auto text-right whitespace-nowrap tabular-nums">
          <StruckPrice offer={chosen} /> <strong className="text-lg">{moneyWords(chosen.price, getLocale())}</strong>
        </span>
      </p>
      <div className="grid gap-2">
        <Link
          to="/credits/$id/{-$paymentmethod}"
          params={{ id: chosen.packageId, paymentmethod: undefined }}
          onClick={onGoOn}
          className={buttonClass({ size: 'xl', full: true })}
        >
          {m.packages_go_on({ count: chosen.credits })}
        </Link>
        <p className="text-center text-xs text-ink-muted">{nextStepWords(shop.taxRate)}</p>
      </div>
      <DiscountNote offers={[chosen]} />
    </>
  )
}

function Reached({ least: { inTheWay, price } }: { least: ShownTier }) {
  if (!inTheWay) return null
  const { title, text } = reachedWords(inTheWay, price)
  return (
    <>
      <div>
        <p className="font-bold">{title}</p>
        <p className="text-ink-muted">{text}</p>
      </div>
      <Link to="/credits/limit" className={buttonClass({ variant: 'outline', size: 'xl', full: true })}>
        {m.packages_see_limit()}
      </Link>
    </>
  )
}

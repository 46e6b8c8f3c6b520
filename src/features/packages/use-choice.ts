import { useState } from 'react'
import type { Outputs } from '../../lib/trpc.ts'
import { type BlockingLimit, limitInTheWayOf, type OwnLimits } from './own-limit.ts'

type ShopView = Outputs['packages']['shop']
export type ShownOffer = ShopView['offers'][number]

/** A package with the member's own limit that is in its way, if one is. */
export type ShownTier = ShownOffer & { inTheWay: BlockingLimit | undefined }

export interface TierChoice {
  tiers: readonly ShownTier[]
  /** Undefined where the member's own limits leave nothing to be bought. */
  chosen: ShownTier | undefined
  choose: (packageId: string) => void
}

/** What can be bought by the member's own limits, and which of it is chosen: at first the popular package, else the largest that can be. */
export function useChoice({ offers }: Pick<ShopView, 'offers'>, own: OwnLimits): TierChoice {
  const [wanted, choose] = useState<string>()
  const tiers = offers.map((offer) => ({ ...offer, inTheWay: limitInTheWayOf(offer.price, own) }))
  const open = tiers.filter(({ inTheWay }) => !inTheWay)
  const usual = open.find(({ popular }) => popular) ?? open.at(-1)
  const chosen = open.find(({ packageId }) => packageId === wanted) ?? usual
  return { tiers, chosen, choose }
}

import { useState } from 'react'
import type { Outputs } from '../../lib/trpc.ts'
import { limitInTheWayOf, type OwnLimit, type OwnLimits } from './own-limit.ts'

type Shop = Outputs['packages']['shop']
export type Offer = Shop['offers'][number]

/** A package with the member's own limit that is in its way, if one is. */
export type Tier = Offer & { inTheWay: OwnLimit | undefined }

export interface Choice {
  tiers: readonly Tier[]
  /** Undefined where the member's own limits leave nothing to be bought. */
  chosen: Tier | undefined
  choose: (packageId: string) => void
}

/** What can be bought by the member's own limits, and which of it is chosen: at first the popular package, else the largest that can be. */
export function useChoice({ offers }: Pick<Shop, 'offers'>, own: OwnLimits): Choice {
  const [wanted, choose] = useState<string>()
  const tiers = offers.map((offer) => ({ ...offer, inTheWay: limitInTheWayOf(offer.price, own) }))
  const open = tiers.filter(({ inTheWay }) => !inTheWay)
  const usual = open.find(({ popular }) => popular) ?? open.at(-1)
  const chosen = open.find(({ packageId }) => packageId === wanted) ?? usual
  return { tiers, chosen, choose }
}

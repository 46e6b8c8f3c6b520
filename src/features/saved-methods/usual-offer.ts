import type { Outputs } from '../../lib/trpc.ts'

/** What is offered first: what was ordered last, as long as it is sold, else the popular one. */
export function usualOffer<Offer extends Pick<Outputs['packages']['shop']['offers'][number], 'packageId' | 'popular'>>(
  offers: readonly Offer[],
  lastPackageId: string | null,
): Offer {
  const last = offers.find(({ packageId }) => packageId === lastPackageId)
  return last ?? offers.find(({ popular }) => popular) ?? offers[0]!
}

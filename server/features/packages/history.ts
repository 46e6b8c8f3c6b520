import { notePrices } from '../../../db/queries/packages.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import type { World } from '../../core/context.ts'
import { listPriceIn } from './rules.ts'

/** Keeps what has changed in the prices of all sites, so that the lowest of the last days can be told. */
export async function noteAllPrices({ db, sites, now, log }: World): Promise<void> {
  for (const { id, settings } of await sites.all()) {
    const { packages } = settings
    const prices = packages.tiers.flatMap((tier) =>
      countryCodes.map((country) => ({ country, credits: tier.credits, price: listPriceIn(packages, tier, country) })),
    )
    const changed = await notePrices(db, id, prices, now())
    if (changed > 0) log.info({ site: id, changed }, 'prices changed')
  }
}

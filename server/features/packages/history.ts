import { notePrices } from '../../../db/queries/packages.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import type { World } from '../../core/context.ts'
import { listPriceIn } from './rules.ts'

/** Records the price changes of all sites; the shop shows the lowest price of the last 30 days. */
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

import { notePrices } from '../../../db/queries/packages.ts'
import { currencies } from '../../../db/reference/countries/facts.ts'
import { money } from '../../../db/reference/money/money.ts'
import type { World } from '../../core/context.ts'

/** Keeps what has changed in the prices of all sites, so that the lowest of the last days can be told. */
export async function noteAllPrices({ db, sites, now, log }: World): Promise<void> {
  for (const { id, settings } of await sites.all()) {
    const prices = settings.packages.tiers.flatMap(({ credits, prices: each }) =>
      currencies.map((currency) => ({ credits, price: money(each[currency], currency) })),
    )
    const changed = await notePrices(db, id, prices, now())
    if (changed > 0) log.info({ site: id, changed }, 'prices changed')
  }
}

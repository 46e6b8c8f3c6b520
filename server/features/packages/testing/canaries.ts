import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'package_prices.site_id': ['everybody'],
  'package_prices.country': ['everybody'],
  'package_prices.currency': ['everybody'],
  'package_prices.credits': ['everybody'],
  'package_prices.since': ['nobody'],
  // The shop shows the lowest price of the last 30 days.
  'package_prices.minor': ['everybody'],
}

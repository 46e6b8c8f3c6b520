import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'package_prices.site_id': ['everybody'],
  'package_prices.country': ['everybody'],
  'package_prices.currency': ['everybody'],
  'package_prices.credits': ['everybody'],
  'package_prices.since': ['nobody'],
  // The lowest of the last 30 days is told.
  'package_prices.minor': ['everybody'],
}

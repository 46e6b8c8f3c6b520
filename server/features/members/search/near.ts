import type { Town } from '../../../../db/queries/members/search/conditions.ts'
import { findTown } from '../../../../db/queries/members/town.ts'
import { townsAround } from '../../../../db/reference/towns.ts'
import type { Context } from '../../../core/context.ts'
import { searchLoginRequired, searchTownRequired } from '../refusals.ts'
import type { SearchFilters } from '../rules/search-filters.ts'
import { distanceSteps } from '../rules/search-steps.ts'

/** The searcher's own town among others: it tells no more than the names of towns do. */
export interface TownDistances {
  townsWithin(kilometres: number, region?: string): Town[]
  /** The towns of each step of distance that are not in a nearer one; `most` is the last step. */
  rings(most?: number, region?: string): Town[][]
}

/**
 * Undefined for a search that asks for nothing near. Throws `search_login_required` when a visitor asks for it, and
 * `search_town_required` when the searcher has given no known town.
 */
export async function surroundings(ctx: Context, filters: SearchFilters): Promise<TownDistances | undefined> {
  if (!asksForNear(filters)) return undefined
  if (!ctx.me) throw searchLoginRequired()
  const around = await surroundingsIfTold(ctx, ctx.me.id, filters)
  if (!around) throw searchTownRequired()
  return around
}

/** Also undefined if the member has given no known town. */
export async function surroundingsIfTold(
  ctx: Context,
  memberId: string,
  filters: SearchFilters,
): Promise<TownDistances | undefined> {
  if (!asksForNear(filters)) return undefined
  return surroundingsOf(ctx, await findTown(ctx.db, memberId), filters)
}

export const asksForNear = ({ distance, order }: SearchFilters) => distance !== undefined || order === 'nearest'

/** In the country that is searched, or in all of the site's. */
export async function surroundingsOf(
  { site }: Context,
  town: Town | undefined,
  { country }: SearchFilters,
): Promise<TownDistances | undefined> {
  const countries = country ? [country] : site.settings.countries
  const towns = town && (await townsAround(town, countries, distanceSteps.at(-1)!))
  if (!towns) return undefined
  const between = (from: number, to: number, region: string | undefined) =>
    towns.filter((one) => one.kilometres > from && one.kilometres <= to && (!region || one.region === region))
  return {
    townsWithin: (kilometres, region) => between(-1, kilometres, region),
    rings: (most = Number.POSITIVE_INFINITY, region) =>
      distanceSteps.filter((step) => step <= most).map((step, n) => between(distanceSteps[n - 1] ?? -1, step, region)),
  }
}

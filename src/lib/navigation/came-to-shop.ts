import { noteCameFrom } from '../session/buying-for.ts'

/** Where one begins to buy; an order has an address of its own, and is come back to. */
const entrance = /^\/(premium|credits(\/(p\d|repeat-order)(\/.*)?)?)$/
/** Pages that belong to buying, and those by which somebody comes in. */
const onTheWay = /^\/(premium|credits|pricing|directdebit|login|signup|complete-signup|enter|activate)(\/|$)/

/** Whether a page has led somebody to the shop. */
export const leadsToShop = (from: string, to: string): boolean => entrance.test(to) && !onTheWay.test(from)

/** Notes the page that has led a member to the shop. `from` is its address, `to` a path of the site whose origin is `site`. */
export function noteWayToShop(memberId: string, from: string, to: string, site: string): void {
  const { origin, pathname, search } = new URL(from, site)
  if (origin === site && leadsToShop(pathname, to)) noteCameFrom(memberId, pathname + search)
}

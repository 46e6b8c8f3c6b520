import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { noteCameFrom } from '../session/buying-for.ts'

/** Where one begins to buy; an order has an address of its own, and is come back to. */
const entrance = /^\/(premium|credits(\/(p\d|repeat-order)(\/.*)?)?)$/
/** Pages that belong to buying, and those by which somebody comes in. */
const onTheWay = /^\/(premium|credits|pricing|directdebit|login|signup|complete-signup|enter|activate)(\/|$)/

/** Whether a page has led somebody to the shop. */
export const leadsToShop = (from: string, to: string): boolean => entrance.test(to) && !onTheWay.test(from)

/** Notes which page leads a member to the shop, by the router or, before the script has come, by the browser. */
export function useCameToShop(memberId: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (!memberId) return undefined
    const { referrer, location } = document
    const before = URL.canParse(referrer) ? new URL(referrer) : undefined
    if (before?.origin === location.origin && leadsToShop(before.pathname, location.pathname))
      noteCameFrom(memberId, before.pathname + before.search)
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (fromLocation && leadsToShop(fromLocation.pathname, toLocation.pathname))
        noteCameFrom(memberId, fromLocation.pathname + fromLocation.searchStr)
    })
  }, [router, memberId])
}

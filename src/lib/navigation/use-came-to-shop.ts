import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadPatiently } from '../chunks/load-patiently.ts'

/** Notes which page leads a member to the shop, by the router or, before the script has come, by the browser. */
export function useCameToShop(memberId: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (!memberId) return undefined
    // Nobody waits for it: so it comes once somebody moves on, and knows of all that they have done until it is there.
    const note = async (from: string, to: string) => {
      const { noteWayToShop } = await loadPatiently(() => import('./came-to-shop.ts'), 'noteWayToShop')
      noteWayToShop(memberId, from, to, location.origin)
    }
    if (document.referrer) void note(document.referrer, location.pathname)
    return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (fromLocation) void note(fromLocation.href, toLocation.pathname)
    })
  }, [router, memberId])
}

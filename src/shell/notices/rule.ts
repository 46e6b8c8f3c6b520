import type { BannerName, PopUpName } from '../../lib/slots.ts'
import { bannerKeys, banners, isOfMembers, popUps, remindsLarge } from './conditions.ts'
import type { BannerSituation, PopUpSituation, Situation } from './situation.ts'

/** The one banner on a page, of all that are due (product §12.6). */
export function bannerOf(now: BannerSituation): BannerName | null {
  if (!isOfMembers(now)) return null
  const due = banners.filter(([name, isDue]) => isDue(now) && !isPutAway(name, now)).map(([name]) => name)
  if (now.standing !== undefined) return due.find((name) => name === now.standing) ?? null
  return due[0] === 'activation' && remindsLarge(now) ? null : (due[0] ?? null)
}

/** The user opens this one, so it interrupts nobody. */
const byHand: PopUpName = 'signup'

/** The one pop-up that is open over it. */
export function popUpOf(now: PopUpSituation): PopUpName | null {
  const due = popUps.filter(([, isDue]) => isDue(now)).map(([name]) => name)
  if (now.open && due.includes(now.open)) return now.open
  return now.isBusy && !due.includes(byHand) ? null : (due[0] ?? null)
}

/** Whether somebody has put it away, in this browser. */
export function isPutAway(banner: BannerName, { putAway }: Pick<Situation, 'putAway'>): boolean {
  const key = bannerKeys[banner]
  return key !== undefined && putAway.includes(key)
}

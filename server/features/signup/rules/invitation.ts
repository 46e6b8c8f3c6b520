import type { SiteSettings } from '../../../core/site/settings.ts'
import { signupClosed } from '../refusals.ts'
import type { Tracking } from './tracking.ts'

/** Product §3.8. Throws `signup_closed`. */
export function refuseUninvited(signups: SiteSettings['signups'], tracking: Tracking | null): void {
  const isInvited =
    signups === 'all' || (signups === 'with_trafficsource' && Boolean(tracking?.network || tracking?.ref))
  if (!isInvited) throw signupClosed()
}

import type { Tx } from '../../../db/client.ts'
import { insertCode, listCodes } from '../../../db/queries/discounts/making.ts'
import type { Context } from '../../core/context.ts'
import type { Site } from '../../core/site/settings.ts'
import { discountCodeInactive } from './refusals.ts'
import { spelled } from './spelling.ts'

export interface LifetimeCode {
  code: string
  percentage: number
  isNew: boolean
}

/**
 * Gives a member of the site their discount for life (product §17.10), the same however often and with how many at once it
 * is asked for. Null where the site offers none and they have none. Throws `discount_code_inactive` for one that was switched off.
 */
export async function issueLifetimeCode(
  { site, now }: Pick<Context, 'site' | 'now'>,
  tx: Tx,
  memberId: string,
): Promise<LifetimeCode | null> {
  const { code, percentage } = lifetimeOffer(site, memberId)
  const terms = { siteId: site.id, code, memberId, validity: 'always', createdAt: now() } as const
  const isNew = percentage !== null && (await insertCode(tx, { ...terms, percentage }))
  const [issued] = await listCodes(tx, site.id, code)
  if (!issued) return null
  if (issued.status === 'inactive') throw discountCodeInactive()
  return { code, percentage: issued.percentage, isNew }
}

/** What a member of the site would be given: no percentage where the site offers none. */
export const lifetimeOffer = ({ settings }: Pick<Site, 'settings'>, memberId: string) => ({
  code: nameFor(memberId),
  percentage: settings.companyInfo.deleteDiscount,
})

/** One for each member, so that the key of the table keeps it one. It opens nothing: to others it is not there. */
const nameFor = (memberId: string) => `FORLIFE-${spelled(Buffer.from(Bun.SHA256.hash(memberId, 'hex'), 'hex'))}`

import { findAccount } from '../../../../db/queries/accounts.ts'
import {
  type Declaration,
  listDeclarations,
  listUnmailed,
  setMailed,
} from '../../../../db/queries/withdrawals/declarations.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { World } from '../../../core/context.ts'
import { sendLink, sendToMember } from '../../mail/links/send-link.ts'
import type { DeclarationsPayload } from '../jobs.ts'
import { declarationLife, declarationsEndedAt, withdrawnAtOf } from '../rules.ts'
import type { WithdrawalTerms } from '../terms.ts'
import { declaredLetter, nothingLetter, type ReceivedDeclaration } from './letters.ts'
import { withdrawableBy } from './withdrawable.ts'

/**
 * Mails when each declaration not yet mailed counts, and how to confirm it. By law the moment of sending counts. If
 * there is nothing to withdraw from, the mail says so.
 */
export async function sendWithdrawalLink(world: World, payload: DeclarationsPayload): Promise<void> {
  const { memberId, origin } = payload
  const { db, now } = world
  const account = await findAccount(db, memberId)
  const unmailed = await listUnmailed(db, memberId)
  const queued = payload.declaredAt ? [{ orderId: null, declaredAt: new Date(payload.declaredAt) }] : []
  const waiting: Declaration[] = [...queued, ...unmailed]
  const [first, last] = [waiting[0], waiting.at(-1)]
  if (!account || !first || !last) return
  const { settings } = await world.sites.byId(account.siteId)
  const purchases = await withdrawableBy(db, {
    ...{ memberId, now: last.declaredAt, refundDays: settings.refundDays, payments: world.payments },
  })
  const timeZone = bookkeepingZone(settings.companyInfo.country)
  const said = { name: account.name, locale: account.locale, timeZone }
  if (purchases.length === 0) {
    const nothing = { ...said, at: last.declaredAt, origin, support: settings.supportEmail }
    await sendToMember(world, account, origin, () => nothingLetter(nothing))
  } else {
    // Asked for again it may have been declared before, and that counts.
    const declared = await listDeclarations(db, memberId, declarationsEndedAt(now()))
    const received = receivedOf(waiting, purchases, declared)
    const [only, ...more] = received
    const chosen = only?.orderId && more.length === 0 ? `&purchase=${only.orderId}` : ''
    const expiresAt = new Date(first.declaredAt.getTime() + declarationLife)
    await sendLink(world, account, { purpose: 'withdraw', expiresAt }, origin, (site, token) =>
      declaredLetter({
        ...{ ...said, site, received },
        url: `${origin}/withdrawal/do?token=${token}${chosen}`,
        until: expiresAt,
      }),
    )
  }
  await setMailed(
    db,
    unmailed.map(({ id }) => id),
    now(),
  )
}

/** Each purchase that was named once, and what named none once; with when that was declared first. */
function receivedOf(
  waiting: readonly Declaration[],
  purchases: readonly WithdrawalTerms[],
  declared: readonly Declaration[],
): ReceivedDeclaration[] {
  const [newest] = purchases
  const all = new Map<string | null, ReceivedDeclaration>()
  for (const { orderId: wanted, declaredAt } of waiting) {
    const named = purchases.find(({ orderId }) => orderId === wanted)
    const orderId = named?.orderId ?? null
    const about = named ?? newest
    const at = about ? withdrawnAtOf(about, declared, declaredAt) : declaredAt
    if (!all.has(orderId)) all.set(orderId, { orderId, receipt: named?.receipt ?? null, at })
  }
  return [...all.values()]
}

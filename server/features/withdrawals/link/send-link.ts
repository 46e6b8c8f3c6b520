import { findAccount } from '../../../../db/queries/accounts.ts'
import { listDeclarations } from '../../../../db/queries/withdrawals/withdrawals.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { World } from '../../../core/context.ts'
import { sendLink, sendToMember } from '../../mail/links/send-link.ts'
import type { DeclarationPayload } from '../jobs.ts'
import { receiptKey, withdrawnAtOf } from '../rules.ts'
import { declaredLetter, nothingLetter } from './letters.ts'
import { declarationLife, withdrawableBy } from './withdrawable.ts'

/**
 * Says since when the withdrawal counts, and how to confirm it: the law wants the moment of sending to count, so the link keeps it.
 * Where there is nothing to withdraw from it says that.
 */
export async function sendWithdrawalLink(world: World, payload: DeclarationPayload): Promise<void> {
  const { memberId, origin } = payload
  const account = await findAccount(world.db, memberId)
  if (!account) return
  const declaredAt = new Date(payload.declaredAt)
  const { settings } = await world.sites.byId(account.siteId)
  const purchases = await withdrawableBy(world.db, { memberId, now: declaredAt, refundDays: settings.refundDays })
  const [newest] = purchases
  const timeZone = bookkeepingZone(settings.companyInfo.country)
  const said = { name: account.name, at: declaredAt, locale: account.locale, timeZone }
  if (!newest) {
    await sendToMember(world, account, origin, () => nothingLetter({ ...said, origin, support: settings.supportEmail }))
    return
  }
  const expiresAt = new Date(declaredAt.getTime() + declarationLife)
  const named = purchases.find((each) => payload.receipt && receiptKey(each.receipt ?? '') === payload.receipt)
  // Asked for again it may have been declared before, and that counts.
  const earlier = await listDeclarations(world.db, memberId, world.now())
  const at = withdrawnAtOf((named ?? newest).boughtAt, earlier, declaredAt)
  const chosen = named ? `&purchase=${named.orderId}` : ''
  const link = { purpose: 'withdraw', expiresAt, askedAt: declaredAt } as const
  await sendLink(world, account, link, origin, (site, token) =>
    declaredLetter({
      ...said,
      ...{ site, at },
      url: `${origin}/withdrawal/do?token=${token}${chosen}`,
      until: expiresAt,
    }),
  )
}

import type { Tx } from '../../../db/client.ts'
import * as accounts from '../../../db/queries/accounts.ts'
import { listOnlookers } from '../../../db/queries/acquaintances.ts'
import { type HeldMembers, lockMembers } from '../../../db/queries/locks/members.ts'
import { spendTokensOf, type TokenPurpose } from '../../../db/queries/mail/tokens.ts'
import { insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { World } from '../../core/context.ts'
import { changeAndTell, type MemberEvent } from '../live/change-and-tell.ts'
import { memberNotFound } from '../members/refusals.ts'
import { memberBanned } from './jobs.ts'
import { alreadyBanned } from './refusals.ts'
import { parseBanReason } from './rules.ts'

type BanWorld = Pick<World, 'db' | 'bus' | 'now' | 'jobs'>

interface BanTarget {
  id: string
  siteId: string
}

/** Null for an operator at the server itself. */
interface DecidedBy {
  staffId: string | null
}

/**
 * The links that let somebody into an account. A new password stays possible, because only the log-in names the reason of a
 * ban; so does a withdrawal from a purchase.
 */
const loginLinks: readonly TokenPurpose[] = ['enter', 'log_in', 'reactivate']

/**
 * Bans a member (product §8.2): ends their sessions and streams, makes links that log in worthless, and takes the profile and
 * its photos out of view. Payments, refunds and withdrawals go on. Throws `ban_reason_invalid`, `member_not_found` where
 * the site has no such member, and `already_banned` where another reason holds.
 */
export async function ban(
  world: BanWorld,
  { id: memberId, siteId }: BanTarget,
  { reason: typed, staffId }: DecidedBy & { reason: string },
): Promise<void> {
  const reason = parseBanReason(typed)
  await changeAndTell(world, async (tx) => {
    const now = world.now()
    const { held, account } = await lockOfSite(tx, { id: memberId, siteId })
    if (account.banReason === reason) return { result: undefined, gapFor: [memberId] }
    if (account.banReason !== null) throw alreadyBanned({ reason: account.banReason })
    const onlookers = await listOnlookers(tx, { id: memberId, siteId })
    // Triggers of the table end the sessions and derive who can be found, so that a row written by hand does the same.
    await accounts.insertBan(tx, held, { memberId, reason, createdAt: now })
    await spendTokensOf(tx, held, memberId, loginLinks, now)
    await insertAuditEntry(tx, { staffId, action: 'member_banned', siteId, memberId }, now)
    await world.jobs.enqueue(tx, memberBanned, { memberId })
    return { result: undefined, events: onlookers.map(resetOf), gapFor: [memberId] }
  })
}

/**
 * Lifts a member's ban: they log in and are found as before. Sessions and links that the ban ended stay ended. Returns whether
 * there was a ban. Throws `member_not_found`.
 */
export async function liftBan(
  world: BanWorld,
  { id: memberId, siteId }: BanTarget,
  { staffId }: DecidedBy,
): Promise<boolean> {
  return changeAndTell(world, async (tx) => {
    const { held, account } = await lockOfSite(tx, { id: memberId, siteId })
    if (account.banReason === null) return { result: false, gapFor: [] }
    await accounts.deleteBan(tx, held, memberId)
    await insertAuditEntry(tx, { staffId, action: 'ban_lifted', siteId, memberId }, world.now())
    const onlookers = await listOnlookers(tx, { id: memberId, siteId })
    return { result: true, events: onlookers.map(resetOf) }
  })
}

/** Locks first and reads afterwards: a ban that was written while this waited is seen. */
async function lockOfSite(
  tx: Tx,
  { id, siteId }: BanTarget,
): Promise<{ held: HeldMembers; account: accounts.AccountRow }> {
  const held = await lockMembers(tx, [id])
  const account = await accounts.findAccount(tx, id)
  if (account?.siteId !== siteId) throw memberNotFound()
  return { held, account }
}

/** Makes the member's open screens load again, because somebody on them is gone or back. */
const resetOf = (memberId: string): MemberEvent => ({ memberId, event: { type: 'reset' } })

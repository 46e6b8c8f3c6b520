import * as queries from '../../../db/queries/staff/accounts.ts'
import type { Context, World } from '../../core/context.ts'
import { hashOf, newToken } from '../../core/crypto/token.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { officePath } from '../../core/staff.ts'
import { createStaff, readyStaff, type StaffInput } from './account.ts'
import { ownerLinkOver } from './refusals.ts'
import { ownerLinkTime } from './rules.ts'
import { beginSession } from './sessions.ts'

/**
 * The path of a new link by which the first owner makes their account, in place of any earlier one; undefined where there is
 * an owner.
 */
export async function offerOwnership({ db, now }: Pick<World, 'db' | 'now'>): Promise<string | undefined> {
  if (await queries.hasOwner(db)) return undefined
  const { token, hash } = newToken()
  const createdAt = now()
  await queries.replaceOwnerLink(db, { hash, createdAt, expiresAt: new Date(createdAt.getTime() + ownerLinkTime) })
  return `${officePath}/first-owner?token=${token}`
}

/** Whether this browser came by the link that makes an owner. */
export async function isOfferedOwnership({ db, mailedToken, now }: Context): Promise<boolean> {
  return mailedToken !== null && queries.isOwnerLink(db, hashOf(mailedToken), now())
}

/** Makes the first owner, by a link that works once: of two at the same time one is. Throws `owner_link_over`. */
export async function becomeOwner(ctx: Context, input: StaffInput): Promise<void> {
  const { mailedToken, now } = ctx
  if (!mailedToken || !(await isOfferedOwnership(ctx))) throw ownerLinkOver()
  const ready = await readyStaff(input)
  await ctx.db.transaction(async (tx) => {
    if (!(await queries.spendOwnerLink(tx, hashOf(mailedToken), now()))) throw ownerLinkOver()
    await beginSession(ctx, tx, await createStaff(tx, ready, 'owner', now()), false)
  })
  keepToken(ctx, '')
}

import * as queries from '../../../db/queries/staff/accounts.ts'
import type { StaffRole } from '../../../db/reference/staff/roles.ts'
import type { Context, World } from '../../core/context.ts'
import { keyedToken } from '../../core/crypto/keyed-hash.ts'
import { hashOf, newToken } from '../../core/crypto/token.ts'
import { keepToken } from '../../core/http/mailed-link.ts'
import { officePath } from '../../core/staff.ts'
import { createStaff, readyStaff, type StaffInput } from './account.ts'
import { ownerLinkOver } from './refusals.ts'
import { minLinkTime, staffLinkTime } from './rules.ts'
import { beginSession } from './sessions.ts'

/**
 * The path of the link by which the first owner creates their account; undefined if there is an owner. All servers of
 * an installation show the same one: it derives from their shared secret and a row in the database.
 */
export async function offerOwnership({ db, now, secret }: Pick<World, 'db' | 'now' | 'secret'>) {
  if (await queries.hasOwner(db)) return undefined
  return db.transaction(async (tx) => {
    const createdAt = now()
    const known = await queries.lockOwnerLink(tx, new Date(createdAt.getTime() + minLinkTime))
    if (known && known.hash === hashOf(ownerToken(secret, known.createdAt)))
      return pathWith(ownerToken(secret, known.createdAt))
    await queries.deleteOwnerLink(tx)
    const token = ownerToken(secret, createdAt)
    await queries.insertStaffLink(tx, { ...linkTimes(createdAt), hash: hashOf(token), role: 'owner' })
    return pathWith(token)
  })
}

const ownerToken = (secret: string, createdAt: Date) =>
  keyedToken(secret, 'link of the first owner', createdAt.toISOString())

/** The path of a new link by which somebody makes an account of this role. */
export async function inviteStaff({ db, now }: Pick<World, 'db' | 'now'>, role: StaffRole): Promise<string> {
  const { token, hash } = newToken()
  await db.transaction((tx) => queries.insertStaffLink(tx, { ...linkTimes(now()), hash, role, isInvitation: true }))
  return pathWith(token)
}

const pathWith = (token: string) => `${officePath}/first-owner?token=${token}`

const linkTimes = (createdAt: Date) => ({ createdAt, expiresAt: new Date(createdAt.getTime() + staffLinkTime) })

/** The role for which this browser has a link; null where it has none that works. */
export async function offeredRole({ db, mailedToken, now }: Context): Promise<StaffRole | null> {
  if (mailedToken === null) return null
  return (await queries.findLinkRole(db, hashOf(mailedToken), now())) ?? null
}

/**
 * Creates a staff account by a link that works once; of two concurrent calls one succeeds. Throws `owner_link_over`.
 */
export async function joinStaff(ctx: Context, input: StaffInput): Promise<void> {
  const { mailedToken, now } = ctx
  if (!mailedToken || !(await offeredRole(ctx))) throw ownerLinkOver()
  const ready = await readyStaff(input)
  await ctx.db.transaction(async (tx) => {
    const role = await queries.spendStaffLink(tx, hashOf(mailedToken), now())
    if (!role) throw ownerLinkOver()
    await beginSession(ctx, tx, await createStaff(tx, ready, role, now()), false)
  })
  keepToken(ctx, '')
}

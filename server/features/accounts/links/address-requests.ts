import superjson from 'superjson'
import type { NewAccount } from '../../../../db/queries/accounts.ts'
import * as queries from '../../../../db/queries/address-requests.ts'
import type { Context, World } from '../../../core/context.ts'
import { type AddressRequestPayload, addressRequest } from '../jobs.ts'
import { openOrTell } from '../signup/open-account.ts'
import { sendLoginLink } from './send-login-link.ts'
import { sendWayBack } from './send-way-back.ts'

export type Wanted = { account: NewAccount } | { wants: 'way_back' | 'login_link' }

/**
 * Notes what somebody asks for with an address. Nothing here looks whether the address is known: it takes the same
 * statements, and as long, for every one.
 */
export async function leaveRequest(ctx: Context, emailNormalized: string, wanted: Wanted): Promise<void> {
  const request = {
    id: crypto.randomUUID(),
    siteId: ctx.site.id,
    emailNormalized,
    account: 'account' in wanted ? superjson.stringify(wanted.account) : null,
    wants: 'wants' in wanted ? wanted.wants : null,
    requestedAt: ctx.now(),
  }
  await ctx.db.transaction(async (tx) => {
    await queries.insertAddressRequest(tx, request)
    await ctx.jobs.enqueue(tx, addressRequest, { requestId: request.id, origin: ctx.origin })
  })
}

/** Answers such a request, once: whoever has the address hears by mail what came of it. */
export async function answerRequest(world: World, { requestId, origin }: AddressRequestPayload): Promise<void> {
  await world.db.transaction(async (tx) => {
    const request = await queries.takeAddressRequest(tx, requestId)
    if (!request) return
    const within = { db: tx, jobs: world.jobs, now: world.now, origin }
    if (request.account) await openOrTell(within, superjson.parse(request.account))
    else if (request.wants === 'login_link') await sendLoginLink(within, request.siteId, request.emailNormalized)
    else await sendWayBack(within, request.siteId, request.emailNormalized)
  })
}

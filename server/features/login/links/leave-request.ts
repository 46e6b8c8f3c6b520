import superjson from 'superjson'
import type { Tx } from '../../../../db/client.ts'
import type { NewAccount } from '../../../../db/queries/accounts.ts'
import type { AddressRequest } from '../../../../db/queries/address-requests.ts'
import * as queries from '../../../../db/queries/address-requests.ts'
import type { Context } from '../../../core/context.ts'
import { type AddressRequestPayload, addressRequest } from '../jobs.ts'

export type RequestedMail = { account: NewAccount } | { wants: NonNullable<AddressRequest['wants']> }

/**
 * Notes what somebody asks for with an address. Nothing here looks whether the address is known: it takes the same
 * statements, and as long, for every one. The job that `enqueue` leaves does.
 */
export async function leaveRequest(
  ctx: Context,
  emailNormalized: string,
  wanted: RequestedMail,
  enqueue = (tx: Tx, payload: AddressRequestPayload) => ctx.jobs.enqueue(tx, addressRequest, payload),
): Promise<void> {
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
    await enqueue(tx, { requestId: request.id, origin: ctx.origin })
  })
}

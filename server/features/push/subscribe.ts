import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import * as queries from '../../../db/queries/push/subscriptions.ts'
import { retrying } from '../../../db/retrying.ts'
import type { MemberContext } from '../../core/context.ts'
import { authenticationRequired, inputInvalid } from '../../core/refusals.ts'
import { vapidKeysOf } from '../../gateways/push.ts'
import { endpointAt, mostSubscriptions } from './rules.ts'
import type { Subscription } from './subscription.ts'

export const pushState = z.object({
  /** By which a browser subscribes, in base64url. */
  publicKey: z.string(),
  /** Whether the member is notified in this browser. */
  isOn: z.boolean(),
})

export async function stateOf({ db, me, secret }: MemberContext): Promise<z.infer<typeof pushState>> {
  return { publicKey: vapidKeysOf(secret).publicKey, isOn: await queries.hasPushSubscription(db, me.sessionId) }
}

/** Notifies the member in this browser from now on, as long as they stay logged in. */
export async function subscribe(ctx: MemberContext, { endpoint, keys }: Subscription): Promise<void> {
  const { db, me, config } = ctx
  const [p256dh, auth] = [base64url(keys.p256dh), base64url(keys.auth)]
  if (!isPoint(p256dh) || Buffer.from(auth, 'base64url').length !== 16) throw inputInvalid({ field: 'keys' })
  const now = ctx.now()
  const place = endpointAt(config.pushServices, endpoint)
  const save = () =>
    db.transaction(async (tx) => {
      const held = await lockMembers(tx, [me.id])
      const saved = {
        sessionId: me.sessionId,
        memberId: me.id,
        endpoint: place,
        p256dh,
        auth,
        createdAt: now,
      }
      if (!(await queries.savePushSubscription(tx, held, saved, mostSubscriptions))) throw authenticationRequired()
    })
  await retrying(save, { idempotent: true })
}

export async function unsubscribe({ db, me }: MemberContext): Promise<void> {
  await queries.deletePushSubscription(db, me.sessionId)
}

const base64url = (text: string) => Buffer.from(text, 'base64').toString('base64url')

/** A public key of P-256: nothing could be encrypted for another one. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

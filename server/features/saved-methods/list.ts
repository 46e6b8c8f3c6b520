import { z } from 'zod'
import { findLastOrder } from '../../../db/queries/orders/orders.ts'
import { listSavedMethods, type SavedMethodRow } from '../../../db/queries/saved-methods/methods.ts'
import { packageIds } from '../../../db/reference/money/packages.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { keyedHash } from '../../core/crypto/keyed-hash.ts'
import { rememberVersion } from './rules.ts'

export const savedMethodView = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  /** As its provider says: "Visa 4242". */
  paidWith: z.string().nullable(),
})

export const shownOf = ({ id, method, paidWith }: SavedMethodRow): z.infer<typeof savedMethodView> => ({
  ...{ id, method, paidWith },
})

export const savedMethodsView = z.object({
  /** The newest first. */
  methods: z.array(savedMethodView),
  /** Methods that their provider charges no more, until the member removes or saves them again. */
  ended: z.array(savedMethodView),
  /** Names the text that is to be ticked for remembering. */
  remember: z.string(),
  /**
   * The id of the next one-tap order. It is the same in every tab until there is a newer order, so that two taps in two
   * tabs are one order. Null for a member who has never ordered.
   */
  nextOrderId: z.string().nullable(),
  /** What was ordered last. */
  lastPackageId: z.enum(packageIds).nullable(),
})

/** What a member can pay with by one tap, and what they no longer can. */
export async function list({ db, me, payments, secret }: MemberContext): Promise<z.infer<typeof savedMethodsView>> {
  const [all, last] = await Promise.all([listSavedMethods(db, me.id), findLastOrder(db, me.id)])
  const remembered = all.filter(({ provider }) => payments.providers.includes(provider))
  return {
    methods: remembered.filter(({ endedAt }) => endedAt === null).map(shownOf),
    ended: remembered.filter(({ endedAt }) => endedAt !== null).map(shownOf),
    remember: rememberVersion,
    // Nobody else can guess this id and order with it first.
    nextOrderId: last ? Bun.randomUUIDv5(keyedHash(secret, 'next order', me.id), last.id) : null,
    lastPackageId: last?.packageId ?? null,
  }
}

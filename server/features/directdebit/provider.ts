import type { Tx } from '../../../db/client.ts'
import {
  cancelUnsigned,
  findDebit,
  findDebitOfPayment,
  insertDebit,
  lockDebit,
  lockSiteOfPayment,
  nextMandateNumber,
} from '../../../db/queries/directdebit/debits.ts'
import {
  dropCollections,
  findDebitRefund,
  insertDebitRefund,
  sumRefunded,
} from '../../../db/queries/directdebit/refunds.ts'
import { countries } from '../../../db/reference/countries/facts.ts'
import type { World } from '../../core/context.ts'
import { idSchema } from '../../core/values/ids.ts'
import {
  type CreatedPayment,
  type NewPayment,
  type OfferedMethod,
  type PaymentProvider,
  ProviderRefused,
} from '../../gateways/payments/provider.ts'
import { mandateReference } from './rules/reference.ts'
import { textVersion } from './rules/text-version.ts'
import { keyOf, sealOf } from './sealing.ts'
import { stateOf } from './state.ts'

type BankWorld = Pick<World, 'db' | 'now' | 'sites'>

/** How a mandate is named, worded and sealed here, for whoever writes some of its own. */
export const signingBy = (keyed: Pick<World, 'secret'>) => ({
  textVersion,
  referenceOf: mandateReference,
  keyOf: (what: 'iban' | 'phone', value: string) => keyOf(keyed, what, value),
  sealOf: (what: 'iban' | 'phone', value: string) => sealOf(keyed, what, value),
})

const directDebit: OfferedMethod = { method: 'sdd', banks: [], canBeRemembered: false }

/**
 * The operator's own bank, which collects by files: `sdd` in the countries of the euro. The member pays at `/directdebit`, by
 * signing a mandate; nothing is remembered, because each is for one time.
 */
export function bankProvider(world: BankWorld): PaymentProvider {
  const { db, now, sites } = world
  return {
    name: 'bank',

    async methods(country, currency) {
      const isEuro = currency === 'EUR' && countries[country].currency === 'EUR'
      const all = isEuro ? await sites.all() : []
      return all.some(({ settings }) => settings.directDebitCreditor) ? [directDebit] : []
    },

    async customer() {
      throw new ProviderRefused('nothing is remembered')
    },

    async create(payment) {
      const known = await findDebitOfPayment(db, payment.id)
      const id = known?.id ?? (await db.transaction((tx) => insertOnce(world, tx, payment)))
      return created(id, payment)
    },

    async charge() {
      throw new ProviderRefused('a mandate is for one time')
    },

    findCharge: async () => null,

    fetch: async (id) => stateOf(db, idOf(id), now()),

    async cancel(id) {
      if (!(await findDebit(db, idOf(id)))) throw unknown()
      await cancelUnsigned(db, id, now())
    },

    canRefund: () => true,

    async refund(directDebitId, { id, amount, description }) {
      await db.transaction(async (tx) => {
        const debit = await lockDebit(tx, idOf(directDebitId))
        if (await findDebitRefund(tx, id)) return
        const refunded = (await sumRefunded(tx, directDebitId)) + amount.minor
        const isPaid = debit?.signedAt && !debit.returnedAt
        if (!isPaid || amount.currency !== 'EUR' || refunded > debit.minor)
          throw new ProviderRefused('not that much is there')
        await insertDebitRefund(tx, { id, directDebitId, minor: amount.minor, description, createdAt: now() })
        if (refunded === debit.minor && !debit.fileId) await dropCollections(tx, [directDebitId], now())
      })
      return { providerRefundId: id }
    },

    async refundState(_, id) {
      const refund = await findDebitRefund(db, idOf(id))
      if (!refund) throw unknown()
      if (refund.settledAt || refund.writtenAt) return 'done'
      return refund.isReturned && !refund.fileId ? 'failed' : 'pending'
    },

    async forgetMandate() {},

    webhook: () => [],
  }

  async function created(id: string, { id: paymentId, returnUrl }: NewPayment): Promise<CreatedPayment> {
    const state = await stateOf(db, id, now())
    const form = new URL(`/directdebit?payment=${paymentId}`, returnUrl)
    return { providerPaymentId: id, checkoutUrl: state.status === 'open' ? form.href : null, state }
  }
}

const unknown = () => new ProviderRefused('nobody here knows it')

/** What is no id of ours is refused before the database looks for it. */
function idOf(id: string): string {
  if (!idSchema.safeParse(id).success) throw unknown()
  return id
}

/** Each debit has its reference from the start, because the text that the member accepts contains it. */
async function insertOnce({ now, sites }: BankWorld, tx: Tx, payment: NewPayment): Promise<string> {
  const { id: paymentId, amount, method, description } = payment
  const siteId = await lockSiteOfPayment(tx, paymentId)
  const settings = siteId ? (await sites.byId(siteId)).settings : undefined
  if (!siteId || !settings?.directDebitCreditor || method !== 'sdd' || amount.currency !== 'EUR')
    throw new ProviderRefused('nothing is collected like that')
  const known = await findDebitOfPayment(tx, paymentId)
  if (known) return known.id
  const [id, number] = [crypto.randomUUID(), await nextMandateNumber(tx, siteId)]
  await insertDebit(tx, {
    ...{ id, paymentId, siteId, number, minor: amount.minor },
    isCreditedLater: settings.directDebitCredit === 'after_collection',
    reference: mandateReference(settings.name, number),
    ...{ description, createdAt: now() },
  })
  return id
}

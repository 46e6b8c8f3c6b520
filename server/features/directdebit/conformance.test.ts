import { countries } from '../../../db/reference/countries/facts.ts'
import { aMember, type TestMember } from '../../../db/testing/factories.ts'
import { anOrder, aPayment } from '../../../db/testing/orders.ts'
import { describeProvider } from '../../gateways/payments/testing/conformance/index.ts'
import { takeReturns } from './files/take-returns.ts'
import { giveMandate } from './give-mandate.ts'
import { bankProvider } from './provider.ts'
import { endToEndId } from './rules/reference.ts'
import { sign } from './sign.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { camt054 } from './testing/returned.ts'
import { anIban, aPhone, codeSentTo, filledIn, inE164 } from './testing/scene.ts'

const { db, sql, world } = await aCollectingSite()
const { exportNow } = aBankFolder(world)
const day = 24 * 60 * 60_000
const payers = new Map<string, TestMember>()

describeProvider('bank', {
  provider: bankProvider(world),
  takes: {
    ...{ method: 'sdd', cancellable: 'sdd' },
    only: { methods: ['sdd'], in: (country) => countries[country].currency === 'EUR' },
  },
  remote: null,
  remembers: null,
  faults: null,
  webhookOf: null,
  // Whoever does not sign has not begun; what a bank refuses later has been paid until then.
  outcomes: ['paid', 'charged_back'],
  async begin({ id, amount, country, method }) {
    const member = await aMember(db)
    payers.set(id, member)
    const at = { createdAt: world.now() }
    const order = await anOrder(db, member.id, { ...at, country, currency: amount.currency, totalMinor: amount.minor })
    await aPayment(db, order, { ...at, id, provider: 'bank', method, providerPaymentId: null })
  },
  async decide({ providerPaymentId }, outcome) {
    const [{ paymentId }] =
      await sql`select payment_id as "paymentId" from direct_debits where id = ${providerPaymentId}`
    const [ctx, phone] = [await world.as(payers.get(paymentId)!), aPhone()]
    await giveMandate(ctx, { ...filledIn, iban: anIban(), phone, paymentId })
    await sign(ctx, { paymentId, code: await codeSentTo(world, inE164(phone)) })
    if (outcome !== 'charged_back') return
    await exportNow()
    await takeReturns(world, camt054([endToEndId(providerPaymentId)], 'MD06'))
  },
  countPayments: async () => (await sql`select count(*)::int as count from direct_debits`)[0].count,
  async settleRefunds() {
    await exportNow()
    world.pass(14 * day)
    await exportNow()
  },
  unknown: { payment: crypto.randomUUID(), refund: crypto.randomUUID(), mandate: 'md_none' },
})

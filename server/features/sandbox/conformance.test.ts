import { afterAll } from 'bun:test'
import { forgetSandboxMandate } from '../../../db/queries/sandbox/payments.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { sandboxProvider } from '../../gateways/payments/sandbox.ts'
import { describeProvider } from '../../gateways/payments/testing/conformance/index.ts'
import { unreliableLine } from '../../gateways/payments/testing/unreliable-line.ts'
import { testWorld } from '../../testing/world.ts'
import { takeBack } from './decide.ts'
import { serveBank } from './serve.ts'
import { atTheBank } from './testing/at-the-bank.ts'

const database = await freshDatabase()
const world = await testWorld(database)
const bank = serveBank(world)
const line = unreliableLine(bank.url)
afterAll(async () => {
  line.close()
  await bank.close()
})

const speaking = { url: line.url, key: bank.key }

describeProvider('sandbox', {
  provider: sandboxProvider(speaking),
  takes: { method: 'creditcard', cancellable: 'sct', only: null },
  remote: { line, impatient: (patience) => sandboxProvider({ ...speaking, patience }) },
  remembers: {
    payByCardThatWorksOnce: (created) => atTheBank(world, created, { outcome: 'paid', card: 'visa_once' }),
    endMandate: (id) => forgetSandboxMandate(world.db, id, world.now()),
  },
  faults: null,
  webhookOf: (payment) => ({
    body: JSON.stringify({ payment, status: 'paid' }),
    headers: new Headers({ 'content-type': 'application/json' }),
  }),
  outcomes: ['paid', 'failed', 'cancelled', 'expired', 'pending', 'charged_back'],
  async decide(created, outcome) {
    await atTheBank(world, created, { outcome })
    if (outcome === 'charged_back') await takeBack(world, { paymentId: created.providerPaymentId })
  },
  countPayments: async () => {
    const [{ count }] = await database.sql`select count(*)::int as count from sandbox_payments`
    return count
  },
  settleRefunds: async () => {},
  unknown: { payment: 'tb_none', refund: 'rf_none', mandate: 'md_none' },
})

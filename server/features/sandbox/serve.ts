import { Elysia } from 'elysia'
import {
  findSandboxMandate,
  findSandboxPayment,
  findSandboxRefund,
  forgetSandboxMandate,
} from '../../../db/queries/sandbox/payments.ts'
import type { World } from '../../core/context.ts'
import { hashOf, newToken } from '../../core/crypto/token.ts'
import {
  chargeAsked,
  idAsked,
  methodsAsked,
  paymentAsked,
  refundAsked,
} from '../../gateways/payments/sandbox-protocol.ts'
import { chargeMandate, createPayment } from './create.ts'
import { end } from './decide.ts'
import { type Bank, BankRefusal } from './parts.ts'
import { refundPayment } from './refund.ts'
import { methodsIn } from './rules/methods.ts'
import { told } from './told.ts'

export interface ServedBank {
  /** Without a slash at the end. */
  url: string
  key: string
  close(): Promise<void>
}

/**
 * Opens the test bank's API for its shop: on this machine only, at its own port, with a key that lives as long as the
 * process. The shop serves the bank's pages for browsers (web.ts).
 */
export function serveBank(bank: Bank & Pick<World, 'log'>): ServedBank {
  const { token: key, hash } = newToken()
  const elysia = new Elysia({ prefix: '/sandbox', aot: false })
    .onRequest(({ request, status }) => {
      const given = request.headers.get('authorization') ?? ''
      if (hashOf(given.replace(/^Bearer /, '')) !== hash) return status(401, { error: 'key_unknown' })
    })
    .onError(({ error, code, status }) => {
      if (error instanceof BankRefusal)
        return status(error.code.endsWith('_not_found') ? 404 : 422, { error: error.code })
      if (code === 'VALIDATION' || code === 'PARSE') return status(400, { error: 'not_understood' })
      if (code === 'NOT_FOUND') return status(404, { error: 'path_not_found' })
      bank.log.error({ error }, 'test bank failed')
      return status(500, { error: 'failed' })
    })
    .get('/methods', ({ query }) => methodsIn(query.country, query.currency), { query: methodsAsked })
    .post('/payments', async ({ body }) => told(await createPayment(bank, body)), { body: paymentAsked })
    .post('/charges', async ({ body }) => told(await chargeMandate(bank, body)), { body: chargeAsked })
    .guard({ params: idAsked })
    .get('/charges/:id', async ({ params }) => {
      const charge = await findSandboxPayment(bank.db, { clientId: params.id })
      return { charge: charge ? told(charge) : null }
    })
    .get('/payments/:id', async ({ params }) => told(found(await findSandboxPayment(bank.db, params), 'payment')))
    .post('/payments/:id/cancel', async ({ params }) => told(found(await end(bank, params.id, 'cancelled'), 'payment')))
    .post('/payments/:id/refunds', ({ params, body }) => refundPayment(bank, params.id, body), { body: refundAsked })
    .get('/refunds/:id', async ({ params }) => found(await findSandboxRefund(bank.db, params), 'refund'))
    .delete('/mandates/:id', async ({ params }) => {
      const { id } = found(await findSandboxMandate(bank.db, params.id), 'mandate')
      await forgetSandboxMandate(bank.db, id, bank.now())
      return { id }
    })
    .listen({ hostname: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${elysia.server?.port}/sandbox`,
    key,
    close: async () => void (await elysia.server?.stop(true)),
  }
}

function found<Row>(row: Row | undefined, what: 'payment' | 'refund' | 'mandate'): Row {
  if (row === undefined) throw new BankRefusal(`${what}_not_found`)
  return row
}

import { findPaymentAt } from '../../../db/queries/orders/payments.ts'
import type { Context } from '../../core/context.ts'
import { answerUnread, readBody } from '../../core/http/body.ts'
import { inContext, web } from '../../core/http/web.ts'
import { ProviderRefused } from '../../gateways/payments/provider.ts'
import { askOrLater, type PollOutcome } from './buy/ask.ts'
import { webhookLimit } from './limits.ts'
import { followRefunds } from './upkeep/send-refunds.ts'

/** Milliseconds within which the body of a webhook must arrive. */
const patience = 10_000
/** Code units of a provider's name: visitors choose the address, and it goes into the log. */
const longestName = 40
/** Payments that one webhook may name. */
const mostNamed = 20

/** The webhooks by which providers report that a payment has changed. */
export const ordersWeb = () =>
  web().post('/payments/:provider/webhook', async ({ incoming, params }) =>
    inContext(incoming, (ctx) => webhookResponse(ctx, params.provider.slice(0, longestName), incoming.request)),
  )

/**
 * A webhook proves nothing: it only names payments, which are then polled. The answer is 200 for any name, so that
 * nobody learns which payments exist. It is 503 if the provider gave no usable answer, so that the webhook is sent
 * again.
 */
async function webhookResponse(ctx: Context, name: string, request: Request): Promise<Response> {
  await ctx.limits.take(webhookLimit, { me: null, network: ctx.network })
  try {
    const provider = ctx.payments.provider(name)
    const named = provider.webhook(await readBody(request, patience), request.headers)
    const answers: PollOutcome[] = []
    for (const providerPaymentId of new Set(named.slice(0, mostNamed))) {
      const payment = await findPaymentAt(ctx.db, name, providerPaymentId)
      if (!payment) continue
      // Before the payment, whose update refreshes the open pages.
      await followRefunds(ctx, payment.id)
      answers.push(await askOrLater(ctx, payment))
    }
    const isToComeAgain = answers.includes('away') || answers.includes('failed')
    return new Response(null, { status: isToComeAgain ? 503 : 200 })
  } catch (error) {
    const unread = answerUnread(error)
    if (unread) return unread
    if (!(error instanceof ProviderRefused)) throw error
    ctx.log.warn({ provider: name, error }, 'webhook of nothing that is known')
    return new Response(null, { status: 200 })
  }
}

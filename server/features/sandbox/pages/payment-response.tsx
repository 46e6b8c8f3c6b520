import { z } from 'zod'
import { m } from '~words'
import { findSandboxPayment } from '../../../../db/queries/sandbox/payments.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import type { Context } from '../../../core/context.ts'
import { isToken } from '../../../core/crypto/token.ts'
import { answerForm } from '../../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { bringAgain, decide, takeBack } from '../decide.ts'
import { bankLimit } from '../limits.ts'
import { testCards } from '../rules/methods.ts'
import { oddOutcomes, outcomes } from '../rules/outcomes.ts'
import { bankPage } from './bank-page.tsx'
import { PaymentPage } from './PaymentPage.tsx'

/** The page of a payment, found by its name alone. */
export async function paymentResponse(ctx: Context, page: string): Promise<Response> {
  const payment = await findByPage(ctx, page)
  if (!payment) return missing(ctx)
  const { locale } = ctx
  return bankPage(ctx, 200, () => ({
    title: m.sandbox_title(),
    place: 'testbank.localhost',
    content: <PaymentPage payment={payment} siteName={ctx.site.settings.name} locale={locale} />,
  }))
}

const findByPage = async ({ db }: Context, page: string) =>
  isToken(page) ? findSandboxPayment(db, { page }) : undefined

const missing = (ctx: Context) =>
  bankPage(ctx, 404, () => ({
    title: m.sandbox_missing(),
    place: 'testbank.localhost',
    content: <h1>{m.sandbox_missing()}</h1>,
  }))

const choice = z.object({
  outcome: z.enum([...outcomes, ...oddOutcomes, 'charged_back_now', 'charge_back_won']),
  bank: z.string().optional(),
  card: z
    .enum(Object.keys(testCards) as (keyof typeof testCards)[])
    .optional()
    .catch(undefined),
  country: z.enum(countryCodes).optional().catch(undefined),
})

/** What was pressed on the page of a payment: it leads back to the shop, or to the page where nothing was understood. */
export function decideByForm(ctx: Context, incoming: IncomingRequest, page: string): Promise<Response> {
  const path = `/sandbox/${encodeURIComponent(page)}`
  return answerForm(ctx, incoming, { path }, bankLimit, async (field) => {
    const chosen = choice.safeParse(Object.fromEntries(Object.keys(choice.shape).map((name) => [name, field(name)])))
    const payment = await findByPage(ctx, page)
    if (!chosen.success || !payment) return undefined
    const { outcome, ...means } = chosen.data
    if (outcome === 'charged_back_now') return void (await takeBack(ctx, { paymentId: payment.id }))
    if (outcome === 'charge_back_won') return void (await bringAgain(ctx, { paymentId: payment.id }))
    await decide(ctx, page, { outcome, ...means })
    return payment.returnUrl
  })
}

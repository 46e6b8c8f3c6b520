import type { Context } from '../../../core/context.ts'
import { answerForm } from '../../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { keepToken } from '../../../core/http/mailed-link.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { emailCheckLimit } from '../../mail/limits.ts'
import { withdrawalLinkLimit } from '../limits.ts'
import { purchaseNotFound } from '../refusals.ts'
import { declareWithdrawal } from './declare.ts'
import { withdrawByLink } from './withdraw-by-link.ts'

/** `POST /withdrawal` */
export function declareByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path: '/withdrawal' }, emailCheckLimit, async (field) => {
    await declareWithdrawal(ctx, { email: field('email'), receipt: field('receipt') })
    return '/withdrawal?notice=sent'
  })
}

/** `POST /withdrawal/do` */
export function withdrawByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path: '/withdrawal/do' }, withdrawalLinkLimit, async (field) => {
    const token = field('token')
    // The page that comes again is about the same link, whatever another tab has followed.
    keepToken(ctx, token)
    const { success, data: orderId } = idSchema.safeParse(field('orderId'))
    if (!success) throw purchaseNotFound()
    await withdrawByLink(ctx, { token, orderId, refundMinor: Number(field('refundMinor')) })
    return `/withdrawal/do?notice=done&purchase=${orderId}`
  })
}

import { m } from '~words'
import {
  findSandboxSettings,
  listSandboxAttempts,
  saveSandboxSettings,
} from '../../../../db/queries/sandbox/deliveries.ts'
import type { Context } from '../../../core/context.ts'
import { answerForm } from '../../../core/http/answer-form.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { deliverAgain } from '../deliver.ts'
import { bankLimit } from '../limits.ts'
import { readSettings } from '../rules/settings.ts'
import { usualSettings } from '../tell.ts'
import { bankPage } from './bank-page.tsx'
import { WebhooksPage } from './WebhooksPage.tsx'

const mostShown = 20

const path = '/sandbox/webhooks'

export async function webhooksResponse(ctx: Context): Promise<Response> {
  const settings = (await findSandboxSettings(ctx.db)) ?? usualSettings
  const attempts = await listSandboxAttempts(ctx.db, mostShown)
  return bankPage(ctx, 200, () => ({
    title: m.sandbox_webhooks_title(),
    place: 'webhook',
    content: <WebhooksPage settings={settings} attempts={attempts} />,
  }))
}

export function saveByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path }, bankLimit, async (field) => {
    const settings = readSettings(field)
    if (settings) await saveSandboxSettings(ctx.db, settings)
    return undefined
  })
}

export function againByForm(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  return answerForm(ctx, incoming, { path }, bankLimit, async () => {
    await deliverAgain(ctx)
    return undefined
  })
}

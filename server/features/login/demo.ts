import { z } from 'zod'
import { type DemoLoginKind, demoLogins } from '../../../db/demo/logins.ts'
import { findAccountByEmail } from '../../../db/queries/accounts.ts'
import type { Context } from '../../core/context.ts'
import { enter } from './log-in.ts'
import { loginFailed } from './refusals.ts'

export const demoLoginKinds = ['free', 'premium', 'unconfirmed'] as const satisfies DemoLoginKind[]

export const demoLogin = z.object({ kind: z.enum(demoLoginKinds), name: z.string() })

/** Nobody outside the demo. */
export function offeredDemoLogins({ isDemo, site }: Context): z.infer<typeof demoLogin>[] {
  if (!isDemo) return []
  return demoLogins.filter(({ siteId }) => siteId === site.id).map(({ kind, name }) => ({ kind, name }))
}

/** Throws `login_failed` when this is not a demo, or has no such member. */
export async function logInAsDemo(ctx: Context, kind: DemoLoginKind): Promise<void> {
  const login = demoLogins.find((candidate) => candidate.kind === kind && candidate.siteId === ctx.site.id)
  const account = ctx.isDemo && login && (await findAccountByEmail(ctx.db, ctx.site.id, login.email))
  if (!account) throw loginFailed()
  await enter(ctx, account)
}

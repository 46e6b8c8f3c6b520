import type { Tx } from '../../../db/client.ts'
import { findAccountByEmail, insertAccount, type NewAccount, removeIfFinal } from '../../../db/queries/accounts.ts'
import { type MailRequester, requestMail } from '../mail/request-mail.ts'
import { tellOwner } from '../mail/tell-owner.ts'

/** False, and nothing is written, when the address is taken. */
export async function openAccount(ctx: MailRequester, tx: Tx, account: NewAccount): Promise<boolean> {
  const { id, siteId, emailNormalized } = account.member
  const held =
    (await insertAccount(tx, account)) ||
    ((await removeIfFinal(tx, siteId, emailNormalized, ctx.now())) && (await insertAccount(tx, account)))
  if (held) await requestMail(ctx, tx, held, id, 'activate')
  return Boolean(held)
}

/** The same, but the screen never shows whether an account exists: its owner gets a mail instead. */
export async function openOrTell(ctx: MailRequester<Tx>, account: NewAccount): Promise<void> {
  if (await openAccount(ctx, ctx.db, account)) return
  const owner = await findAccountByEmail(ctx.db, account.member.siteId, account.member.emailNormalized)
  if (!owner) throw new Error('who had the address went away this very moment: to be tried again')
  await tellOwner(ctx, owner)
}

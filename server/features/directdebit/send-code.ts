import { randomInt } from 'node:crypto'
import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findCode, findLatestCode, setSent } from '../../../db/queries/directdebit/codes.ts'
import { findDebit } from '../../../db/queries/directdebit/debits.ts'
import type { World } from '../../core/context.ts'
import { offeredLocale } from '../../core/i18n/languages.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import type { CodePayload } from './jobs.ts'
import { codeLife } from './rules/codes.ts'
import { codeHashOf, open } from './sealing.ts'

/**
 * The code is made when it leaves, and stored once it was accepted: no job and no row ever holds it, and a try that fails
 * leaves nothing behind. Where another one was asked for since, this one is not sent.
 */
export async function sendCode(world: World, { codeId, host }: CodePayload): Promise<void> {
  const wanted = await findCode(world.db, codeId)
  if (!wanted || wanted.codeHash || isLate(wanted.askedAt, world.now())) return
  const latest = await findLatestCode(world.db, wanted.directDebitId)
  const own = await findDebit(world.db, wanted.directDebitId)
  const account = await findAccount(world.db, wanted.memberId)
  if (latest?.id !== codeId || own?.mandate?.phoneKey !== wanted.phoneKey || !account) return
  const site = await world.sites.byId(account.siteId)
  const { name } = site.settings
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const text = inLocale(offeredLocale(site, account.locale), () =>
    m.directdebit_sms({ code, site: name, minutes: codeLife / 60_000 }),
  )
  // The last line is how browsers know a code that is meant for this address.
  const to = open(world, 'phone', own.mandate.sealedPhone)
  await world.sms.send({ fromName: name, to, text: `${text}\n\n@${host} #${code}` })
  await setSent(world.db, codeId, { codeHash: codeHashOf(world, codeId, code), sentAt: world.now() })
}

/** Nobody waits for it any more. */
const isLate = (askedAt: Date, now: Date) => now.getTime() - askedAt.getTime() > codeLife

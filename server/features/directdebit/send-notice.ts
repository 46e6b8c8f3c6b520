import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findDebit } from '../../../db/queries/directdebit/debits.ts'
import { dayWords } from '../../../db/reference/days.ts'
import { finalDay } from '../../../db/reference/money/collection-days.ts'
import { money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import type { World } from '../../core/context.ts'
import type { Letter } from '../mail/letter/letter.ts'
import { sendToMember } from '../mail/links/send-link.ts'
import type { NoticePayload } from './jobs.ts'
import { maskedAccount } from './rules/masked-account.ts'

/** The notice that the scheme requires before a collection: amount, day, mandate and creditor. */
export async function sendNotice(
  world: World,
  { directDebitId, origin, isAnew = false }: NoticePayload,
): Promise<void> {
  const own = await findDebit(world.db, directDebitId)
  const account = own && (await findAccount(world.db, own.memberId))
  const collectOn = own?.debit.collectOn
  if (!account || !own.mandate || !collectOn || own.debit.droppedAt) return
  const { debit, mandate, orderId } = own
  const creditor = (await world.sites.byId(debit.siteId)).settings.directDebitCreditor
  const facts = {
    amount: moneyWords(money(debit.minor, 'EUR'), account.locale),
    date: dayWords(collectOn, account.locale),
    creditOn: debit.isCreditedLater ? dayWords(finalDay(collectOn), account.locale) : null,
    account: maskedAccount(mandate),
    reference: debit.reference,
    creditor: creditor?.name ?? '',
    creditorId: creditor?.id ?? '',
  }
  const url = `${origin}/credits/${orderId}`
  await sendToMember(world, account, origin, (site) =>
    noticeLetter(site, { ...facts, name: account.name, url }, isAnew),
  )
}

type NoticeFacts = Record<
  'name' | 'url' | 'amount' | 'date' | 'account' | 'reference' | 'creditor' | 'creditorId',
  string
> & {
  creditOn: string | null
}

function noticeLetter(site: string, { name, url, ...facts }: NoticeFacts, isAnew: boolean): Letter {
  const { amount, date, account, reference, creditor, creditorId, creditOn } = facts
  return {
    subject: m.directdebit_mail_subject({ amount, site }),
    preview: m.directdebit_mail_preview({ date }),
    title: m.directdebit_mail_title({ name }),
    paragraphs: [
      creditOn === null
        ? m.directdebit_mail_text({ amount, date, account })
        : m.directdebit_mail_text_later({ amount, date, account, creditOn }),
      ...(isAnew ? [m.directdebit_mail_anew()] : []),
      m.directdebit_mail_mandate({ reference, creditor, creditorId }),
    ],
    action: { label: m.directdebit_mail_action(), url },
    notes: [m.directdebit_mail_return()],
  }
}

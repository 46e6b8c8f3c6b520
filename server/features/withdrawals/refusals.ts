import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { conflict, missing } from '../../core/refusal.ts'

export const purchaseNotFound = missing('purchase_not_found', () => m.withdrawals_refusal_not_found())
export const withdrawalOver = conflict('withdrawal_over', () => m.withdrawals_refusal_over())
/** Not of this site, over, used, or replaced by a newer one. */
export const withdrawalLinkFailed = conflict('withdrawal_link_failed', () => m.refusal_reset_link_failed())
/** All its credits are spent, or a bank has taken the money back. */
export const nothingToWithdraw = conflict('nothing_to_withdraw', () => m.withdrawals_refusal_nothing())
/** Something was spent since the amount was shown. */
export const withdrawalChanged = conflict('withdrawal_changed', ({ refund }: { refund: Money }) =>
  m.withdrawals_refusal_changed({ refund: moneyWords(refund, getLocale()) }),
)

import { m } from '~words'
import { missing } from '../../core/refusal.ts'

export const transactionNotFound = missing('transaction_not_found', () => m.transactions_refusal_not_found())

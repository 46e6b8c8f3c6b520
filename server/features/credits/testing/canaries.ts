import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'book_checks.checked_at': ['nobody'],
  'book_checks.wallets': ['nobody'],
  'book_checks.faults': ['nobody'],
  'wallets.member_id': ['owner'],
  'wallets.balance': ['owner', '2014815162'],
  'wallets.bought': ['owner'],
  'wallets.free_messages': ['owner', '2006234261'],
  'credit_corrections.entry_id': ['nobody'],
  'credit_corrections.member_id': ['owner'],
  'credit_corrections.explanation': ['owner', 'kanarie-in-een-uitleg'],
  'ledger_entries.id': ['nobody', 'cafe0000-0000-4000-8000-00000001cafe'],
  'ledger_entries.member_id': ['nobody'],
  'ledger_entries.amount': ['owner', '2007357173'],
  'ledger_entries.bought': ['nobody'],
  'ledger_entries.balance_after': ['owner', '2008459284'],
  'ledger_entries.reason': ['owner'],
  'ledger_entries.reference': ['nobody', 'kanarie-van-een-boeking'],
  'ledger_entries.created_at': ['owner', '2026-03-01T04:05:06.119Z'],
}

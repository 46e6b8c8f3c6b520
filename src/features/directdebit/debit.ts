import { useQueryClient } from '@tanstack/react-query'
import { money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'

export type Debit = Outputs['directDebit']['show']
export type MandateView = NonNullable<Debit['given']>

/** The first step's values as typed: kept while the page is open, so that nobody types them twice. */
export type TypedDetails = Record<(typeof detailNames)[number], string>
/** The values after a reload: without account and phone, which are encrypted. */
export const typedOf = (given: Debit['given']): TypedDetails | undefined =>
  given?.details ? { ...given.details, iban: '', phone: '' } : undefined
export const detailNames = ['holder', 'iban', 'street', 'houseNumber', 'zip', 'city', 'phone'] as const

export const euros = (minor: number) => moneyWords(money(minor, 'EUR'), getLocale())

/** Puts what the server says now in the place of what it said. */
export function useTold(paymentId: string): (debit: Debit) => void {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return (debit) => queryClient.setQueryData(trpc.directDebit.show.queryKey({ paymentId }), debit)
}

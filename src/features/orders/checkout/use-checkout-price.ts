import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { PackageId } from '../../../../db/reference/money/packages.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'

export type Checkout = Outputs['orders']['checkout']

interface CheckoutSelection {
  packageId: PackageId
  /** Null for the one that the checkout begins with. */
  country: CountryCode | null
  method: PaymentMethod | undefined
  /** What the page began with: shown until anything else is known. */
  atFirst: Checkout
}

/** What a package costs as it is to be paid, with the discount that holds so: a typed one, or the best that is the member's anyhow (product §17.10). */
export function useCheckoutPrice({ packageId, country, method, atFirst }: CheckoutSelection) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<string>()
  /** Whether what is the member's anyhow was taken off: until the next code is decided about, whatever becomes of that. */
  const [isOff, setOff] = useState(false)
  const asked = (code?: string | null, paidBy?: PaymentMethod) =>
    trpc.orders.checkout.queryOptions({ packageId, country, code, method: paidBy })
  const coded = useQuery({
    ...asked(typed, method),
    ...{ enabled: typed !== undefined, retry: false },
    // What another code took off says nothing of this one.
    placeholderData: (before) => (before?.offer.discount?.code === typed?.trim().toUpperCase() ? before : undefined),
  })
  /** What holds where no typed code does. */
  const instead = isOff && !coded.error ? null : undefined
  const plain = useQuery({ ...asked(instead), placeholderData: keepPreviousData })
  /** Whether what is theirs anyhow depends on how it is paid. */
  const isByMethod = !!method && !!plain.data?.offer.otherwise
  const byMethod = useQuery({
    ...asked(instead, method),
    ...{ enabled: isByMethod, placeholderData: keepPreviousData },
  })
  const uncoded = isByMethod ? byMethod : plain
  const shown = typed !== undefined && !coded.error ? coded : uncoded
  const checkout = shown.data ?? uncoded.data ?? plain.data ?? atFirst

  return {
    checkout,
    /** Whether it is the price of what was chosen last. */
    isKnown: !shown.isPending && !shown.isPlaceholderData,
    /** Why the code that was typed last takes nothing off. */
    refused: coded.error,
    /** Asks for the price with this code, and answers it; null for no discount. Throws where that is refused: then the best counts that is theirs anyhow. */
    async applyCode(wanted: string | null): Promise<Checkout> {
      setTyped(wanted ?? undefined)
      if (wanted === null) setOff(true)
      try {
        return await queryClient.fetchQuery(asked(wanted, wanted === null ? undefined : method))
      } finally {
        setOff(wanted === null)
      }
    },
    /** All of it anew: a refusal may come from what has changed since. */
    askAgain: () =>
      Promise.all([plain.refetch(), isByMethod && byMethod.refetch(), typed !== undefined && coded.refetch()]),
  }
}

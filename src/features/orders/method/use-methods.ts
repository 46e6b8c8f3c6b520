import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import type { Chosen } from './MethodChoice.tsx'

/**
 * How one can pay in a country, and what is chosen of it: what the member has chosen, else `wanted`, else the first one, as far
 * as it is offered. `offers` is undefined until they are known.
 */
export function useMethods(country: CountryCode, wanted: PaymentMethod | undefined) {
  const { data: offers, isError, refetch } = useQuery(useTRPC().orders.methods.queryOptions({ country }))
  const [own, choose] = useState<Chosen | null>(null)
  const isOffered = (method: PaymentMethod | undefined) => offers?.some((offer) => offer.method === method) ?? false
  const usual = isOffered(wanted) ? wanted : offers?.[0]?.method
  const chosen = own && isOffered(own.method) ? own : usual ? { method: usual, bank: null } : null
  return { offers, isAway: isError || offers?.length === 0, askAgain: () => void refetch(), chosen, choose }
}

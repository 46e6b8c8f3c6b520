import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { isPaidByOneOf, offeredFor, type PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { methodName } from '../../../../server/features/payments/rules/method-names.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import type { ChosenMethod } from './MethodChoice.tsx'
import { savedName } from './saved-words.ts'

/**
 * How one can pay in a country, and what is chosen of it: what the member has chosen, else what takes `wanted`, else what is
 * remembered, else the first one, as far as it is offered, and is one of `only`. `offers` is undefined until they and what is remembered are known.
 */
export function useMethods(
  country: CountryCode,
  wanted: PaymentMethod | undefined,
  only: readonly PaymentMethod[] | null = null,
) {
  const trpc = useTRPC()
  const offered = useQuery(trpc.orders.methods.queryOptions({ country }))
  const remembered = useQuery(trpc.savedMethods.list.queryOptions())
  const isDebited = offered.data?.some(({ method }) => method === 'sdd') ?? false
  const debit = useQuery({ ...trpc.directDebit.terms.queryOptions(), enabled: isDebited })
  const [own, choose] = useState<ChosenMethod | null>(null)
  const fitting = offered.data?.filter(({ method }) => !only || isPaidByOneOf(method, only))
  const offers = remembered.isPending || (isDebited && debit.isPending) ? undefined : fitting
  const isOffered = (method: PaymentMethod | undefined) => offers?.some((offer) => offer.method === method) ?? false
  const savedMethods = remembered.data?.methods.filter(({ method }) => isOffered(method)) ?? []
  const isThere = ({ method, savedMethodId }: ChosenMethod) =>
    savedMethodId ? savedMethods.some(({ id }) => id === savedMethodId) : isOffered(method)
  const named = wanted && offers && offeredFor(wanted, methodsOf(offers))
  const first = named ? undefined : savedMethods[0]
  const method = first?.method ?? named ?? offers?.[0]?.method
  const usual = method ? { method, bank: null, savedMethodId: first?.id ?? null } : null
  return {
    ...{ offers, savedMethods, choose },
    /** What a direct debit means for this member, where it is offered. */
    debitTerms: isDebited ? debit.data : undefined,
    /** Whether what was wanted is offered, by its own name or another; undefined until that is known. */
    isWantedOffered: offers && named !== undefined,
    /** What else is known of what is remembered. */
    saved: remembered.data,
    isAway: offered.isError || offers?.length === 0,
    askAgain: () => void Promise.all([offered.refetch(), remembered.refetch()]),
    chosen: own && isThere(own) ? own : usual,
    /** What is chosen is called so. */
    nameOf({ method, savedMethodId }: ChosenMethod) {
      const chosen = savedMethods.find(({ id }) => id === savedMethodId)
      return chosen ? savedName(chosen) : methodName(method)
    },
  }
}

const methodsOf = (offers: readonly { method: PaymentMethod }[]): PaymentMethod[] => offers.map(({ method }) => method)

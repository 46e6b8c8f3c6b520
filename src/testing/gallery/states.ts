import { loginStates } from '../../features/login/states.ts'
import { checkoutStates, orderStates } from '../../features/orders/states.ts'
import { shopStates } from '../../features/saved-methods/states.ts'
import { spendingLimitStates } from '../../features/spending-limits/states.ts'
import type { State } from '../stage.tsx'

/** The states of each feature, a line for each. */
export const allStates: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  login: loginStates,
  checkout: checkoutStates,
  orders: orderStates,
  shop: shopStates,
  'spending-limits': spendingLimitStates,
}

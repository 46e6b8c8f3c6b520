import type { World } from '../../core/context.ts'

/** All that the test bank knows of the product: where it keeps its own rows, the time, and who does things later. */
export type Bank = Pick<World, 'db' | 'now' | 'jobs'>

/**
 * Whoever finds the test bank gets credits for nothing: it is open where nobody's money can be missing, as the local mailbox
 * is, and beside whoever takes real money in the demo alone.
 */
export function isBankOpen({ config, isDemo }: Pick<World, 'config' | 'isDemo'>): boolean {
  return isDemo || (config.mode !== 'production' && !config.isPublic && config.mollieApiKey === undefined)
}

/** The bank does nothing of what it was asked for; `code` goes to whoever asked. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal'

  constructor(
    readonly code:
      | 'payment_not_found'
      | 'refund_not_found'
      | 'mandate_not_found'
      | 'method_not_offered'
      | 'bank_not_found'
      | 'refund_impossible'
      | 'refund_too_large'
      | 'currency_wrong',
  ) {
    super(code)
  }
}

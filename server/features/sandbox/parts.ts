import type { World } from '../../core/context.ts'

/** All that the test bank knows of the product: where it keeps its own rows, the time, and who does things later. */
export type Bank = Pick<World, 'db' | 'now' | 'jobs'>

/**
 * Anyone who reaches the test bank gets credits for nothing. It is open only where no real money can be lost, as is the
 * local mailbox. Beside a provider of real money it is open only in the demo.
 */
export function isBankOpen({ config, isDemo }: Pick<World, 'config' | 'isDemo'>): boolean {
  return isDemo || (config.mode !== 'production' && !config.isPublic && config.mollieApiKey === undefined)
}

/** The bank refuses a request. The caller gets `code`. */
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

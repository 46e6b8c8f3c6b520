import type { CreatedPayment } from '../../../gateways/payments/provider.ts'
import type { PaymentAsked } from '../../../gateways/payments/sandbox-protocol.ts'
import { decide, type SandboxChoice } from '../decide.ts'
import type { Bank } from '../parts.ts'

/** Somebody presses a button on the page where a payment is decided. */
export async function atTheBank(
  bank: Bank,
  { checkoutUrl }: Pick<CreatedPayment, 'checkoutUrl'>,
  choice: SandboxChoice,
): Promise<void> {
  if (checkoutUrl === null) throw new Error('nobody has anything to do for this payment')
  await decide(bank, new URL(checkoutUrl).pathname.split('/').at(-1) ?? '', choice)
}

/** What a shop asks for. */
export const aPayment = (traits: Partial<PaymentAsked> = {}): PaymentAsked => ({
  id: crypto.randomUUID(),
  amount: { minor: 4799, currency: 'EUR' },
  method: 'ideal',
  bank: 'maas',
  country: 'NL',
  description: '60 credits',
  returnUrl: 'http://localhost/credits/1',
  webhookUrl: 'http://localhost/payments/sandbox/webhook',
  customer: null,
  ...traits,
})

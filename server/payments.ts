import type { World } from './core/context.ts'
import { bankProvider, signingBy } from './features/directdebit/provider.ts'
import { isBankOpen } from './features/sandbox/parts.ts'
import { serveBank } from './features/sandbox/serve.ts'
import { createPayments, type PaymentGateway } from './gateways/payments/gateway.ts'
import type { PaymentProvider } from './gateways/payments/provider.ts'
import { sandboxProvider } from './gateways/payments/sandbox.ts'

export { signingBy }

/** Who takes money for this installation, by its configuration. The operator's own bank collects where a site names a creditor. */
export async function openPayments(
  world: Pick<World, 'config' | 'isDemo' | 'db' | 'now' | 'jobs' | 'log' | 'sites'>,
): Promise<PaymentGateway> {
  const { mollieApiKey, mollieApiUrl: endpoint } = world.config
  const bank = isBankOpen(world) ? serveBank(world) : undefined
  const providers: PaymentProvider[] = [bankProvider(world)]
  if (mollieApiKey !== undefined) {
    // Loaded where it is needed alone: it brings a list of certificates.
    const { mollieProvider } = await import('./gateways/payments/mollie.ts')
    providers.push(mollieProvider({ apiKey: mollieApiKey, ...(endpoint !== undefined && { endpoint }) }))
  }
  if (bank) providers.push(sandboxProvider(bank))
  const isTest = mollieApiKey?.startsWith('test_') ?? bank !== undefined
  return createPayments(providers, { ...world, isTest, close: async () => bank?.close() })
}

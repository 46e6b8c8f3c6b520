import type { World } from './core/context.ts'
import { isBankOpen } from './features/sandbox/parts.ts'
import { serveBank } from './features/sandbox/serve.ts'
import { createPayments, type PaymentGateway } from './gateways/payments/gateway.ts'
import { sandboxProvider } from './gateways/payments/sandbox.ts'

/** Who takes money for this installation, by its configuration: nobody where that names none and the test bank is shut. */
export function openPayments(world: Pick<World, 'config' | 'isDemo' | 'db' | 'now' | 'jobs' | 'log'>): PaymentGateway {
  if (!isBankOpen(world)) return createPayments([])
  const bank = serveBank(world)
  return createPayments([sandboxProvider(bank)], bank.close)
}

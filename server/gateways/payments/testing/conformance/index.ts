import { afterEach } from 'bun:test'
import { describeAway } from './away.ts'
import { describeFaults } from './faults.ts'
import { describePayments } from './payments.ts'
import { describeRefunds } from './refunds.ts'
import { describeRemembering } from './remembering.ts'
import { type Rig, sceneOf } from './rig.ts'
import { describeWebhooks } from './webhooks.ts'

/**
 * The conformance tests of every provider (gateways/payments/provider.ts). A provider must refuse what it declares as
 * unsupported.
 */
export function describeProvider(name: string, rig: Rig): void {
  const scene = sceneOf(name, rig)
  afterEach(() => rig.remote?.line.mend())
  describePayments(scene)
  describeRefunds(scene)
  describeRemembering(scene)
  describeWebhooks(scene)
  describeAway(scene)
  describeFaults(scene)
}

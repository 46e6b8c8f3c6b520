import { listWaiting, type WaitingDebits } from '../../../../db/queries/directdebit/waiting.ts'
import { dateWords, dayWords } from '../../../../db/reference/days.ts'
import { earliestCollection } from '../../../../db/reference/money/collection-days.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { World } from '../../../core/context.ts'
import type { FeatureGauge } from '../../../core/feature.ts'
import { lapsesAfter } from '../rules/lapse.ts'

type WaitingWorld = Pick<World, 'db' | 'now'>

/** Signed debits that are in no file yet, by site. `late`: can no longer be collected on the announced day. */
export const waitingOf = ({ db, now }: WaitingWorld): Promise<WaitingDebits[]> =>
  listWaiting(db, earliestCollection(now()))

/** The same in words for the operator. */
export async function waitingWords(world: WaitingWorld): Promise<string> {
  const sites = await waitingOf(world)
  return sites.length > 0 ? sites.map(wordsOf).join('\n') : 'Nothing waits to be collected.'
}

function wordsOf({ siteId, waiting, minor, late, firstDay, oldest }: WaitingDebits): string {
  const amount = moneyWords(money(minor, 'EUR'), 'en')
  const lapses = dateWords(new Date(oldest.getTime() + lapsesAfter), 'en', 'Europe/Amsterdam')
  const told = late > 0 ? `${late} late: the first debtor was told ${dayWords(firstDay, 'en')}` : 'none late'
  return `${siteId}: ${waiting} waiting for an export, ${amount}; ${told}. The oldest lapses on ${lapses}.`
}

export const waitingGauges: FeatureGauge[] = [
  {
    name: 'vonk_direct_debits_late',
    help: 'Signed direct debits that no export took in time for the day that was told: somebody must export them',
    read: async (world) => (await waitingOf(world)).reduce((sum, { late }) => sum + late, 0),
  },
]

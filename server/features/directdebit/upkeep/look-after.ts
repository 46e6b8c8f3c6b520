import { deleteCodesBefore } from '../../../../db/queries/directdebit/codes.ts'
import { deleteMandatesBefore } from '../../../../db/queries/directdebit/debits.ts'
import { listWaitingSince, setLapsed } from '../../../../db/queries/directdebit/waiting.ts'
import type { World } from '../../../core/context.ts'
import { returnedDebit } from '../jobs.ts'
import { lapsesAfter } from '../rules/lapse.ts'
import { waitingOf } from './waiting.ts'

const day = 24 * 60 * 60_000

/** What is done each night: what nobody collects any more ends, what nobody asks for is forgotten, and what is late is told. */
export async function lookAfterMandates(world: World): Promise<void> {
  await endUncollected(world)
  await forgetMandates(world)
  const late = (await waitingOf(world)).filter((site) => site.late > 0)
  if (late.length > 0) world.log.warn({ late }, 'direct debits not exported in time')
}

/**
 * What no file took within fifteen months is never collected: it ends as if its bank had refused it, so that order, credits and
 * receipts say that nothing was paid.
 */
async function endUncollected({ db, now, log, jobs }: World): Promise<void> {
  for (const directDebitId of await listWaitingSince(db, new Date(now().getTime() - lapsesAfter))) {
    const isLapsed = await db.transaction(async (tx) => {
      const isLapsed = await setLapsed(tx, directDebitId, now())
      if (isLapsed) await jobs.enqueue(tx, returnedDebit, { directDebitId })
      return isLapsed
    })
    if (isLapsed) log.error({ directDebitId }, 'direct debit lapsed: it was never exported')
  }
}

/**
 * What was filled in and never signed goes the next night; a signed mandate when no bank may ask for it any more, which is
 * thirteen months after the collection, or at once where nothing was ever handed to a bank.
 */
async function forgetMandates({ db, now, log }: World): Promise<void> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const mandates = await deleteMandatesBefore(db, { unsigned: ago(day), ended: ago(lapsesAfter) })
  await deleteCodesBefore(db, ago(2 * day))
  log.info({ mandates }, 'old mandates forgotten')
}

import { deleteCodesBefore } from '../../../db/queries/directdebit/codes.ts'
import { deleteMandatesBefore } from '../../../db/queries/directdebit/debits.ts'
import type { World } from '../../core/context.ts'

const day = 24 * 60 * 60_000

/**
 * What was filled in and never signed goes the next night; a signed mandate when no bank may ask for it any more, which is
 * thirteen months after the collection.
 */
export async function forgetMandates({ db, now, log }: World): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * day)
  const mandates = await deleteMandatesBefore(db, { unsigned: ago(1), signed: ago(15 * 31) })
  await deleteCodesBefore(db, ago(2))
  log.info({ mandates }, 'old mandates forgotten')
}

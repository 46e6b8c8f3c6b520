import { touchLastActive } from '../../../db/queries/me.ts'
import type { Context } from '../../core/context.ts'

/** A member leaves the page: they were here until now. Pages are hidden often, so a minute is exact enough. */
export async function noteActivity({ db, me, now }: Context): Promise<undefined> {
  if (me) await touchLastActive(db, me.id, now(), 60_000)
}

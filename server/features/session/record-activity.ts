import * as queries from '../../../db/queries/members/activity.ts'
import type { Context } from '../../core/context.ts'

/** A member leaves the page: they were here until now. Pages are hidden often, so a minute is exact enough. */
export async function recordActivity({ db, me, now }: Context): Promise<undefined> {
  if (me) await queries.recordActivity(db, me.id, now(), 60_000)
}

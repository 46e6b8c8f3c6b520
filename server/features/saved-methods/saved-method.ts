import { findSavedMethod, type SavedMethodRow } from '../../../db/queries/saved-methods/methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { savedMethodGone } from './refusals.ts'

/**
 * A member's saved method, if it is not removed or ended and a provider here can charge it. Throws `saved_method_gone`.
 */
export async function savedMethodOf(
  { db, me, payments }: Pick<MemberContext, 'db' | 'me' | 'payments'>,
  id: string,
): Promise<SavedMethodRow> {
  const method = await findSavedMethod(db, me.id, id)
  if (!method || !payments.providers.includes(method.provider)) throw savedMethodGone()
  return method
}

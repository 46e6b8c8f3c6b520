import type { RouterContext } from '../../../lib/router-context.ts'
import { openSealed } from '../../../lib/session/sealed-store.ts'
import { returnToDraft } from '../composer/drafts.ts'
import { isOutboxOf, keepAgain } from './kept.ts'

/** Puts back what this member left unsent at their last log-out, with what they have begun to write since. */
export async function takeUpSealed(memberId: string, { api }: Pick<RouterContext, 'api'>): Promise<void> {
  for (const [key, text] of await openSealed((day) => api.session.unsentKey.query({ day }))) {
    if (isOutboxOf(memberId, key)) keepAgain(memberId, text)
    else returnToDraft(key, [text])
  }
}

import { m } from '~words'
import { SpokenError } from '../refusal-words.ts'
import type { RouterContext } from '../router-context.ts'

/**
 * To be called when the server has begun a session: throws, in words, where the browser has not kept it, which is a browser that
 * takes no cookies. A lost line says nothing of that.
 */
export async function requireSession({ api }: Pick<RouterContext, 'api'>, words = m.session_not_kept): Promise<void> {
  const me = await api.session.me.query().catch(() => undefined)
  if (me === null) throw new SpokenError(words())
}

import { deleteTakenBackLikes } from '../../../db/queries/likes/like.ts'
import type { World } from '../../core/context.ts'

/** In milliseconds (product §7.1). */
const remembered = 30 * 24 * 60 * 60_000

export async function forgetTakenBack({ db, now }: World): Promise<void> {
  await deleteTakenBackLikes(db, new Date(now().getTime() - remembered))
}

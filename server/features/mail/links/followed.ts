import type { FollowedLink } from '../../../../db/queries/mail/tokens.ts'
import type { Context } from '../../../core/context.ts'
import { hashOf } from '../../../core/crypto/token.ts'

/** A link's token as somebody brings it to this site. */
export function followed({ site }: Pick<Context, 'site'>, token: string): FollowedLink {
  return { siteId: site.id, hash: hashOf(token) }
}

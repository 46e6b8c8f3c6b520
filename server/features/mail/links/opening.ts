import type { Tx } from '../../../../db/client.ts'
import type { HeldMembers } from '../../../../db/queries/locks/members.ts'
import { spendTokensOf, type TokenPurpose } from '../../../../db/queries/mail/tokens.ts'

const opening: readonly TokenPurpose[] = ['enter', 'log_in', 'reset_password']

/** Of the links that let somebody into an account one is enough: with it all others of the member are spent. */
export const spendOpeningLinks = (tx: Tx, held: HeldMembers, memberId: string, now: Date): Promise<void> =>
  spendTokensOf(tx, held, memberId, opening, now)

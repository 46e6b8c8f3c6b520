import type { AccountRow } from '../../../../db/queries/accounts.ts'

/** For so long, in milliseconds, a second sign-up is probably the same person whose answer got lost. */
const stillTheSame = 10 * 60_000

export function isBrandNew(
  { createdAt, banReason, finalAt }: Pick<AccountRow, 'createdAt' | 'banReason' | 'finalAt'>,
  now: Date,
): boolean {
  return banReason === null && !finalAt && now.getTime() - createdAt.getTime() < stillTheSame
}

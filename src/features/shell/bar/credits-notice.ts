import type { ShellMember } from '../shell.ts'

export type CreditsNotice = 'premium' | 'low' | 'empty' | null

const few = 10

/** What the top bar says about money: buyers hear of 10 credits or fewer, all others are offered premium (product §10.2). */
export function creditsNotice({ paid, credits }: Pick<ShellMember, 'paid' | 'credits'>): CreditsNotice {
  if (!paid) return 'premium'
  if (credits <= 0) return 'empty'
  return credits <= few ? 'low' : null
}

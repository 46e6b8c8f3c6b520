import type { ShellMember } from '../shell.ts'

export type CreditsNotice = 'premium' | 'low' | 'empty' | null

const few = 10

/** Product §10.2. */
export function creditsNotice({ paid, credits }: Pick<ShellMember, 'paid' | 'credits'>): CreditsNotice {
  if (!paid) return 'premium'
  if (credits <= 0) return 'empty'
  return credits <= few ? 'low' : null
}

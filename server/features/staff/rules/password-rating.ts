import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { codePoints } from '../../../core/values/text.ts'
import { normalizePassword } from '../../login/rules/password.ts'
import type { PasswordFacts } from '../../signup/rules/password.ts'
import { minStaffPassword } from '../rules.ts'

/** Of zxcvbn's 0 to 4: 10^8 guesses and more. */
const minScore = 3
export const maxScore = 4

/** Of which word a password of staff is not made, whatever their sites are called. */
export const staffSiteName = 'vonk'

export interface PasswordRating {
  /** Zxcvbn's: from 0, guessed at once, to `maxScore`. */
  score: number
  /** Staff may take it only where it is good. */
  verdict: 'short' | 'guessable' | 'good'
}

/**
 * How hard a password is to guess, by zxcvbn's dictionaries and the facts about its owner. The first call loads the
 * dictionaries, which are large.
 */
export async function ratePassword(
  typed: string,
  { siteName, profileName, email }: Omit<PasswordFacts, 'common'>,
): Promise<PasswordRating> {
  const password = normalizePassword(typed)
  const zxcvbn = await loadZxcvbn()
  const { score } = zxcvbn.check(password, [siteName, profileName, email])
  if (codePoints(password) < minStaffPassword) return { score, verdict: 'short' }
  return { score, verdict: score < minScore ? 'guessable' : 'good' }
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Ranks the dictionaries once: a field rates its password with every key. A load that failed is tried again. */
function loadZxcvbn(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }]) => new ZxcvbnFactory({ dictionary, graphs }),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

import { codePoints } from '../../core/values/text.ts'
import { type PasswordFacts, parsePassword } from '../signup/rules/password.ts'
import { staffPasswordWeak } from './refusals.ts'
import { minStaffPassword } from './rules.ts'

/** Of zxcvbn's 0 to 4: 10^8 guesses and more. */
const minScore = 3

/**
 * What somebody chooses who sees everybody's data: by the rules for members, longer, and hard to guess by what zxcvbn knows
 * of words, names and keys. Throws as `parsePassword` does, and `staff_password_weak`.
 */
export async function parseStaffPassword(input: string, facts: PasswordFacts): Promise<string> {
  const password = parsePassword(input, facts)
  const isLong = codePoints(password) >= minStaffPassword
  if (!isLong || (await scoreOf(password, facts)) < minScore) throw staffPasswordWeak({ field: 'password' })
  return password
}

/** The dictionaries are read when somebody chooses one: that is rare, and they are large. */
async function scoreOf(password: string, { siteName, profileName, email }: PasswordFacts): Promise<number> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs }).check(password, [siteName, profileName, email]).score
}

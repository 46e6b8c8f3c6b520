import { codePoints } from '../../../core/values/text.ts'
import { normalizePassword } from '../../login/rules/password.ts'
import { passwordBlank, passwordCommon, passwordLength, passwordPersonal } from '../refusals.ts'

/** In code points. */
export const passwordBounds = { min: 8, max: 128 }

export interface PasswordFacts {
  siteName: string
  profileName: string
  email: string
  /** In lower case: `commonPasswords()` of db/reference. */
  common: ReadonlySet<string>
}

/** Blanks, invisible characters and accents without a letter. */
const nothing = /^[\p{Z}\p{C}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]*$/u

/**
 * Parses a password (product §3.6). Throws `password_length`, `password_blank`, `password_common` or
 * `password_personal`. Returns it normalised, ready to be hashed.
 */
export function parsePassword(input: string, facts: PasswordFacts): string {
  const password = input.length > longestTyped ? '' : normalizePassword(input)
  const length = codePoints(password)
  if (length < passwordBounds.min || length > passwordBounds.max) {
    throw passwordLength({ field: 'password', min: passwordBounds.min, limit: passwordBounds.max })
  }
  if (nothing.test(password)) throw passwordBlank({ field: 'password' })
  const guess = password.toLowerCase()
  if (facts.common.has(guess)) throw passwordCommon({ field: 'password' })
  if (isPersonal(guess, facts)) throw passwordPersonal({ field: 'password' })
  return password
}

/** What must stay of a password besides the words that anybody connects with the member, in code points. */
const leastOwn = 6

function isPersonal(guess: string, facts: PasswordFacts): boolean {
  const own = personalWords(facts).reduce((rest, word) => rest.replaceAll(word, ''), guess)
  return own !== guess && (codePoints(own) < leastOwn || facts.common.has(own))
}

/** Code units: composing makes one sign of four at most, and each takes two. */
const longestTyped = 8 * passwordBounds.max

/** Code units. No name is longer, and no address. */
const longestFact = 300

/** The longest first, so that a part does not break the whole. Two letters occur in any password. */
function personalWords({ siteName, profileName, email }: PasswordFacts): string[] {
  const wholes = [siteName, profileName, email].map((text) =>
    normalizePassword(text.slice(0, longestFact)).toLowerCase(),
  )
  const parts = wholes.flatMap((text) => [text.split('@')[0]!, ...text.split('@')[0]!.split(/[\s._+-]+/)])
  return [...wholes, ...parts].filter((word) => codePoints(word) > 2).toSorted((a, b) => b.length - a.length)
}

import { type PasswordFacts, parsePassword } from '../signup/rules/password.ts'
import { staffPasswordWeak } from './refusals.ts'
import { ratePassword } from './rules/password-rating.ts'
import { minStaffPassword } from './rules.ts'

/**
 * What somebody chooses who sees everybody's data: by the rules for members, longer, and hard to guess. Throws as
 * `parsePassword` does, and `staff_password_weak`.
 */
export async function parseStaffPassword(input: string, facts: PasswordFacts): Promise<string> {
  const password = parsePassword(input, facts)
  const { verdict } = await ratePassword(password, facts)
  if (verdict !== 'good') throw staffPasswordWeak({ field: 'password', why: verdict, min: minStaffPassword })
  return password
}

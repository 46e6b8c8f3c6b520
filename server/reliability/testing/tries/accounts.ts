import { countAccounts } from '../../../../db/testing/from-outside.ts'
import { hashPassword } from '../../../features/login/passwords.ts'
import { aSignup } from '../../../features/signup/testing/forms.ts'
import { aPerson, clientOf } from '../clients/people.ts'
import { tallied } from '../tally.ts'
import { atOnce, count, isExactly, type Try } from './at-once.ts'

const PASSWORD = 'een lange zin om in te loggen'
const GUESSES = 5

export const lockout: Try = async (server, times) => {
  const { email } = await aPerson(server, { passwordHash: await hashPassword(PASSWORD, 'here') })
  const { login } = clientOf(server.url)
  const outcomes = await atOnce(times, (n) => login.logIn.mutate({ email, password: `gok ${n}` }))
  const after = await atOnce(1, () => login.logIn.mutate({ email, password: PASSWORD }))
  return {
    claim: `A password can be guessed ${GUESSES} times, and the last guess locks`,
    tried: `${times} wrong passwords at one address, then the right one`,
    found: `${tallied(outcomes)}; then ${tallied(after)}`,
    holds:
      count(outcomes, 'login_failed') === GUESSES - 1 &&
      count([...outcomes, ...after], 'login_locked') === times - GUESSES + 2,
  }
}

export const signUp: Try = async (server, times) => {
  const email = `${Bun.randomUUIDv7()}@example.org`
  const { signup } = clientOf(server.url)
  const outcomes = await atOnce(times, (n) =>
    signup.signUp.mutate(aSignup({ email, password: `het wachtwoord van nummer ${n}` })),
  )
  const made = await countAccounts(server.database.db, email)
  return {
    claim: 'An address gets one account, and signing up there again is a guess at its password',
    tried: `${times} sign-ups with one address and different passwords`,
    found: `${tallied(outcomes)}; ${made} account`,
    holds:
      made === 1 &&
      count(outcomes, 'done') === 1 &&
      count(outcomes, 'email_taken') === GUESSES - 1 &&
      count(outcomes, 'login_locked') === times - GUESSES,
  }
}

/** As when somebody presses the button without end: nobody else's account, so nobody is refused. */
export const sameSignUp: Try = async (server, times) => {
  const email = `${Bun.randomUUIDv7()}@example.org`
  const { signup } = clientOf(server.url)
  const outcomes = await atOnce(times, () => signup.signUp.mutate(aSignup({ email })))
  const made = await countAccounts(server.database.db, email)
  return {
    claim: 'The same form sent again leads to the same account',
    tried: `${times} sign-ups with one form`,
    found: `${tallied(outcomes)}; ${made} account`,
    holds: made === 1 && isExactly(outcomes, times, 'nothing'),
  }
}

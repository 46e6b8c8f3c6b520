import { loginBanned, loginFailed, loginLinkRequired, loginLocked } from '../../../server/refusals.ts'
import { type Answers, offline, pending } from '../../testing/fake-server.ts'
import type { State } from '../../testing/stage.tsx'

const common: NonNullable<Answers['login']> = { demoLogins: [] }

const logInPage = (): State => ({ at: '/login', me: null, answers: { login: common } })

/** Somebody types an address and a password and presses the button, to which the server says this. */
function afterLogIn(logIn: NonNullable<Answers['login']>['logIn']): State {
  return {
    ...logInPage(),
    answers: { login: { ...common, logIn } },
    act: async ({ user, screen }) => {
      await user.type(await screen.findByLabelText('E-mailadres'), 'ada@example.org')
      await user.type(screen.getByLabelText('Wachtwoord'), 'geheim')
      await user.click(screen.getByRole('button', { name: 'Inloggen' }))
    },
  }
}

export const loginStates = {
  'log in': logInPage(),
  'log in with nothing typed': {
    ...logInPage(),
    act: async ({ user, screen }) => user.click(await screen.findByRole('button', { name: 'Inloggen' })),
  },
  'log in with the demo': {
    ...logInPage(),
    answers: { login: { demoLogins: [{ kind: 'free', name: 'Eva' }] } },
  },
  'log in under way': afterLogIn(pending),
  'log in refused': afterLogIn(loginFailed({})),
  'log in locked': afterLogIn(loginLocked({ minutes: 14, retryAfter: 840 })),
  'log in by a link alone': afterLogIn(loginLinkRequired({ minutes: 14, retryAfter: 840 })),
  'log in of who is banned': afterLogIn(loginBanned({ reason: 'Spam' })),
  'log in without a connection': afterLogIn(offline),
} satisfies Record<string, State>

import { z } from 'zod'
import { m } from '~words'
import { publicPath } from '../../../core/php/path.ts'
import { signUpFromLander } from './from-lander.ts'
import { phpFieldLabels, phpFieldNames, phpSignupForm, toSignup } from './php-form.ts'
import { signupRefusals } from './refusals.ts'

export const signupPath = publicPath({
  path: '/api/signup.php',
  method: 'POST',
  summary: 'Signs a visitor up from a lander',
  landers: 'all',
  description:
    'The same rules, limits and refusals as the site’s own sign-up. Send the visitor to `redirect` at once: it logs ' +
    'their browser in, within ten minutes and once, and leads to /complete-signup. Missing and null mean the same. ' +
    'Braces are stripped from the tracking values. Sent twice, the same form leads to the same account. An HTML form ' +
    'that a browser sends by itself is answered by going on to `redirect`, or by a page that says what is wrong.',
  status: 201,
  body: phpSignupForm,
  fieldNames: phpFieldNames,
  answer: z.strictObject({
    status: z.enum(['not_confirmed']),
    logged_in: z.boolean().meta({ description: 'False on sites that hide which accounts exist: the mail leads on' }),
    redirect: z.url(),
  }),
  refusals: signupRefusals,
  form: { next: ({ redirect }) => redirect, title: m.signup_failed, labels: phpFieldLabels },
  respond: async (ctx, { body }) => {
    const { loggedIn, redirect } = await signUpFromLander(ctx, toSignup(body))
    return { status: 'not_confirmed' as const, logged_in: loggedIn, redirect }
  },
})

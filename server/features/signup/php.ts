import { z } from 'zod'
import { m } from '~words'
import { goOn, isSentByBrowser } from '../../core/php/forms.ts'
import { php } from '../../core/php/plugin.ts'
import { signUpFromLander } from './input/from-lander.ts'
import { phpFieldLabels, phpFieldNames, phpSignupForm, toSignup } from './input/php-form.ts'
import { signupRefusals } from './signup-refusals.ts'

export const signupPhp = php().post(
  '/api/signup.php',
  async ({ ctx, body, request, status }) => {
    const { loggedIn, redirect } = await signUpFromLander(ctx, toSignup(body))
    if (isSentByBrowser(request)) return goOn(redirect)
    return status(201, { status: 'not_confirmed' as const, logged_in: loggedIn, redirect })
  },
  {
    anyone: {
      landers: 'all',
      refuses: signupRefusals,
      fieldNames: phpFieldNames,
      form: { title: m.signup_failed, labels: phpFieldLabels },
    },
    body: phpSignupForm,
    response: {
      201: z.strictObject({
        status: z.enum(['not_confirmed']),
        logged_in: z
          .boolean()
          .meta({ description: 'False on sites that hide which accounts exist: the mail leads on' }),
        redirect: z.url(),
      }),
    },
    detail: {
      summary: 'Signs a visitor up from a lander',
      description:
        'The same rules, limits and refusals as the site’s own sign-up. Send the visitor to `redirect` at once: it logs ' +
        'their browser in, within ten minutes and once, and leads to /complete-signup. Missing and null mean the same. ' +
        'Braces are stripped from the tracking values. Sent twice, the same form leads to the same account. An HTML form ' +
        'that a browser sends by itself is answered by going on to `redirect`, or by a page that says what is wrong.',
    },
  },
)

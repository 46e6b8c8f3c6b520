import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { memberPath, publicPath } from '../../core/php/path.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { noteActivity } from './activity.ts'
import { loginLimit } from './limits.ts'
import { setLocale } from './locale.ts'
import { logIn } from './login/log-in.ts'
import { loginRefusals } from './login/refusals.ts'
import { logOut } from './login/session.ts'
import { type Me, me, memberAsMe } from './me.ts'
import { toPhpUser, userSchema } from './php-user.ts'
import { signupPath } from './signup/php.ts'

const userAnswer = z.strictObject({ user: userSchema })
const typed = z.string().max(5000)

function answerFor(found: Me | null) {
  // Went away between the question and the answer.
  if (!found) throw authenticationRequired()
  return { user: toPhpUser(found) }
}

export const accountsPhp = [
  memberPath({
    path: '/api/user.php',
    method: 'GET',
    summary: 'Who is logged in',
    landers: 'readers',
    requestType: true,
    answer: userAnswer,
    respond: async (ctx) => answerFor(await me(ctx)),
  }),
  publicPath({
    path: '/api/user.php',
    method: 'POST',
    limit: loginLimit,
    summary: 'Logs in',
    landers: 'all',
    description:
      'Sets the session’s cookie for 30 days. After five failures within 15 minutes the answer is 429 with `minutes`. The same ' +
      'wrong password again counts once. `login_link_required`: strangers are guessing; `/login` offers a link by mail. ' +
      'A push subscription (`?push=1`) is not taken yet and is refused with the field `push`.',
    requestType: true,
    query: z.object({ push: z.undefined().optional() }),
    body: z.object({ email: typed, password: typed }),
    answer: userAnswer,
    refusals: loginRefusals,
    respond: async (ctx, { body }) => answerFor(await memberAsMe(ctx, await logIn(ctx, body))),
  }),
  publicPath({
    path: '/api/user.php',
    method: 'PUT',
    summary: 'Stores the preferred language',
    landers: 'readers',
    description:
      'In a cookie for a year and, for a member, for their mails. `nl-NL` is `nl`; a language that the site does not ' +
      'offer leaves the one that was. The answer says which it is.',
    requestType: true,
    body: z.object({ language: z.string().max(200) }),
    answer: z.strictObject({ language: z.enum(locales) }),
    respond: async (ctx) => {
      await setLocale(ctx, ctx.locale)
      return { language: ctx.locale }
    },
  }),
  publicPath({
    path: '/api/logout.php',
    method: 'GET',
    summary: 'Logs out',
    landers: 'all',
    description: 'Doing it twice is fine.',
    changes: true,
    answer: z.strictObject({ user: z.null() }),
    respond: async (ctx) => {
      await logOut(ctx)
      return { user: null }
    },
  }),
  publicPath({
    path: '/api/page-hidden.php',
    method: 'POST',
    summary: 'Notes the last activity of a member whose page becomes hidden',
    landers: 'readers',
    description: 'For `navigator.sendBeacon`: neither the body nor its type is looked at. Visitors are not noted.',
    status: 204,
    respond: (ctx) => noteActivity(ctx),
  }),
  signupPath,
]

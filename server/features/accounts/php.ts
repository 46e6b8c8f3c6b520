import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { php } from '../../core/php/plugin.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { noteActivity } from './activity.ts'
import { loginLimit } from './limits.ts'
import { setLocale } from './locale.ts'
import { logIn } from './login/log-in.ts'
import { loginRefusals } from './login/refusals.ts'
import { logOut } from './login/session.ts'
import { type Me, me, memberAsMe } from './me.ts'
import { toPhpUser, userSchema } from './php-user.ts'

const userAnswer = z.strictObject({ user: userSchema })
const typed = z.string().max(5000)

function answerFor(found: Me | null) {
  // Went away between the question and the answer.
  if (!found) throw authenticationRequired()
  return { user: toPhpUser(found) }
}

export const accountsPhp = php()
  .get('/api/user.php', async ({ ctx }) => answerFor(await me(ctx)), {
    member: { landers: 'readers', requestType: true },
    response: { 200: userAnswer },
    detail: { summary: 'Who is logged in' },
  })
  .post('/api/user.php', async ({ ctx, body }) => answerFor(await memberAsMe(ctx, await logIn(ctx, body))), {
    anyone: { landers: 'all', requestType: true, limit: loginLimit, refuses: loginRefusals },
    query: z.object({ push: z.undefined().optional() }),
    body: z.object({ email: typed, password: typed }),
    response: { 200: userAnswer },
    detail: {
      summary: 'Logs in',
      description:
        'Sets the session’s cookie for 30 days. After five failures within 15 minutes the answer is 429 with `minutes`. The same ' +
        'wrong password again counts once. `login_link_required`: strangers are guessing; `/login` offers a link by mail. ' +
        'A push subscription (`?push=1`) is not taken yet and is refused with the field `push`.',
    },
  })
  .put(
    '/api/user.php',
    async ({ ctx }) => {
      await setLocale(ctx, ctx.locale)
      return { language: ctx.locale }
    },
    {
      anyone: { landers: 'readers', requestType: true },
      body: z.object({ language: z.string().max(200) }),
      response: { 200: z.strictObject({ language: z.enum(locales) }) },
      detail: {
        summary: 'Stores the preferred language',
        description:
          'In a cookie for a year and, for a member, for their mails. `nl-NL` is `nl`; a language that the site does not ' +
          'offer leaves the one that was. The answer says which it is.',
      },
    },
  )
  .get(
    '/api/logout.php',
    async ({ ctx }) => {
      await logOut(ctx)
      return { user: null }
    },
    {
      anyone: { landers: 'all', changes: true },
      response: { 200: z.strictObject({ user: z.null() }) },
      detail: { summary: 'Logs out', description: 'Doing it twice is fine.' },
    },
  )
  .post(
    '/api/page-hidden.php',
    async ({ ctx, status }) => {
      await noteActivity(ctx)
      return status(204, undefined)
    },
    {
      anyone: { landers: 'readers' },
      response: { 204: z.undefined() },
      detail: {
        summary: 'Notes the last activity of a member whose page becomes hidden',
        description: 'For `navigator.sendBeacon`: neither the body nor its type is looked at. Visitors are not noted.',
      },
    },
  )

import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { php } from '../../core/php/plugin.ts'
import { logOut } from './log-out.ts'
import { me } from './me.ts'
import { toUserAnswer, userAnswer } from './php-user.ts'
import { recordActivity } from './record-activity.ts'
import { setLocale } from './set-locale.ts'

export const sessionPhp = php()
  .get('/api/user.php', async ({ ctx }) => toUserAnswer(await me(ctx)), {
    member: { landers: 'readers', requestType: true },
    response: { 200: userAnswer },
    detail: { summary: 'Who is logged in' },
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
      await recordActivity(ctx)
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

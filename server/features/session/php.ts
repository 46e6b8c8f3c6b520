import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { php } from '../../core/php/plugin.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { changeByPhp } from '../profile/change-by-php.ts'
import { changeRefusals } from '../profile/change-refusals.ts'
import { profileLimit } from '../profile/limits.ts'
import { phpProfileNames, wantedPhpProfile } from '../profile/php-profile.ts'
import { consentRequired } from '../profile/refusals.ts'
import { logOut } from './log-out.ts'
import { me } from './me.ts'
import { toUserAnswer, userAnswer } from './php-user.ts'
import { recordActivity } from './record-activity.ts'
import { setLocale } from './set-locale.ts'

export const sessionPhp = php()
  .get('/api/user.php', async ({ ctx, isLander }) => toUserAnswer(ctx, await me(ctx), isLander), {
    member: { landers: 'readers', requestType: true },
    response: { 200: userAnswer },
    detail: { summary: 'Who is logged in' },
  })
  .put(
    '/api/user.php',
    async ({ ctx, body: { language, profile }, isLander }) => {
      if (profile) await changeByPhp(ctx, profile, isLander)
      if (language !== undefined) await setLocale(ctx, ctx.locale)
      const changed = profile && (await toUserAnswer(ctx, await me(ctx), isLander))
      return { language: ctx.locale, ...changed }
    },
    {
      anyone: {
        landers: 'readers',
        requestType: true,
        limit: profileLimit,
        refuses: [...changeRefusals, consentRequired, authenticationRequired],
        fieldNames: phpProfileNames,
      },
      body: z.object({ language: z.string().max(200).optional(), profile: wantedPhpProfile.optional() }),
      response: { 200: z.strictObject({ language: z.enum(locales), user: userAnswer.shape.user.optional() }) },
      detail: {
        summary: 'Stores the preferred language, and what a member says about themselves',
        description:
          'The language in a cookie for a year and, for a member, for their mails. `nl-NL` is `nl`; a language that the ' +
          'site does not offer leaves the one that was. The answer says which it is. Of the `profile` only what is named ' +
          'changes; the answer then brings the `user`. It is not taken from landers.',
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

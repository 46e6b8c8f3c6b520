import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import { locales } from '../../core/i18n/locales.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { ownImageSchema, toOwnImage } from '../members/php-profile.ts'
import { getOwn } from '../profile/own.ts'
import { ownProfileFields, toPhpFields } from '../profile/php-profile.ts'
import type { OwnAccount } from './me.ts'

/** The member by the frozen names (product §16.2). */
const userSchema = z.strictObject({
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int(),
  paid_user: z.boolean(),
  language: z.enum(locales),
  fictional_icon: z.boolean().meta({ description: 'Fictional profiles carry their icon. Nobody can switch it off.' }),
  signup_date: z.iso.datetime(),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  profile: z.strictObject({
    name: z.string(),
    country: z.string().meta({ description: 'ISO 3166-1' }),
    status: z.enum(['disabled', 'active']).meta({ description: 'disabled: nobody finds the profile' }),
    main_image: ownImageSchema.nullable(),
    ...ownProfileFields,
  }),
})

type PhpUser = z.infer<typeof userSchema>

function toPhpUser(me: OwnAccount, fields: ReturnType<typeof toPhpFields>): PhpUser {
  const { status, credits, premium, locale, signupDate, notificationsDisabled, name, country, profileStatus } = me
  return {
    status,
    credits,
    paid_user: premium,
    language: locale as PhpUser['language'],
    fictional_icon: true,
    signup_date: signupDate.toISOString(),
    notifications_disabled: notificationsDisabled as PhpUser['notifications_disabled'],
    profile: { name, country, status: profileStatus, main_image: me.photo && toOwnImage(me.photo), ...fields },
  }
}

export const userAnswer = z.strictObject({ user: userSchema })

/** `isLander`: who asks may not read all of it. */
export async function toUserAnswer(
  ctx: Context,
  found: OwnAccount | null,
  isLander: boolean,
): Promise<z.infer<typeof userAnswer>> {
  // Went away between the question and the answer.
  if (!found) throw authenticationRequired()
  const own = await getOwn(ctx, found.id)
  return { user: toPhpUser(found, toPhpFields(own, isLander)) }
}

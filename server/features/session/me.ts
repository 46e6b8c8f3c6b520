import { z } from 'zod'
import * as queries from '../../../db/queries/me.ts'
import { recordActivity } from '../../../db/queries/members/activity.ts'
import { genders } from '../../../db/reference/attributes.ts'
import { slotOf } from '../../../db/reference/slots.ts'
import type { Context } from '../../core/context.ts'
import { timeBonusOf } from '../discounts/rules.ts'
import { cardPhoto, toCardPhoto } from '../members/card.ts'
import { ageOn } from '../members/rules.ts'

/** How old the record of a member's last activity may grow before it is written again, in milliseconds. */
const activityGrain = 5 * 60_000

const isStale = (recorded: Date, now: Date) =>
  now.getTime() - recorded.getTime() > activityGrain || slotOf(recorded) !== slotOf(now)

export const ownAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['not_confirmed', 'active']),
  /** `disabled` while others cannot find the profile. */
  profileStatus: z.enum(['disabled', 'active']),
  premium: z.boolean(),
  /** What they still get off their first purchase, in percent, and until when. */
  timeBonus: z.object({ percentage: z.int(), endsAt: z.date() }).nullable(),
  credits: z.number(),
  freeMessages: z.number(),
  locale: z.string(),
  gender: z.enum(genders),
  /** In whole years. */
  age: z.number(),
  country: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  invisible: z.boolean(),
  notificationsDisabled: z.array(z.string()),
  signupDate: z.date(),
  /** Also one that only they see yet. */
  photo: cardPhoto.extend({ underInspection: z.boolean() }).nullable(),
  unreadTotal: z.number(),
  newLikes: z.number(),
  /** The number of the last event these values include: where the live stream goes on. */
  eventSeq: z.number(),
})
export type OwnAccount = z.infer<typeof ownAccount>

/** The member behind the request, or null for a visitor. One statement, and rarely one more to note the activity. */
export async function me(ctx: Context): Promise<OwnAccount | null> {
  return ctx.me ? memberAsMe(ctx, ctx.me.id) : null
}

/** Of somebody who has logged in with this very request. */
export async function memberAsMe(ctx: Context, memberId: string): Promise<OwnAccount | null> {
  const row = await queries.findMe(ctx.db, memberId)
  if (!row) return null
  const now = ctx.now()
  if (isStale(row.lastActiveAt, now)) await recordActivity(ctx.db, row.id, now)
  const { id, name, email, locale, gender, country, region, city, credits, freeMessages, photoId, photoColour } = row
  const [premium, signedUpAt] = [row.premiumSince !== null, row.createdAt]
  return {
    id,
    name,
    email,
    status: row.confirmedAt ? 'active' : 'not_confirmed',
    profileStatus: row.canBeFound ? 'active' : 'disabled',
    premium,
    timeBonus: timeBonusOf(
      { signedUpAt, hasBought: row.hasBought, isBuying: row.isBuying },
      ctx.site.settings.timeBonus,
      now,
    ),
    credits,
    freeMessages,
    locale,
    gender,
    age: ageOn(row.birthDate, now),
    country,
    region,
    city,
    invisible: row.isInvisible,
    notificationsDisabled: row.notificationsDisabled,
    signupDate: signedUpAt,
    photo:
      photoId && photoColour
        ? {
            ...toCardPhoto(ctx, photoId, photoColour, now),
            underInspection: row.photoStatus === 'under_inspection',
          }
        : null,
    unreadTotal: row.unreadTotal,
    newLikes: row.newLikes,
    eventSeq: row.eventSeq,
  }
}

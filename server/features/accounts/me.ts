import { noteActivity } from '../../../db/queries/activity.ts'
import * as queries from '../../../db/queries/me.ts'
import { slotOf } from '../../../db/reference/slots.ts'
import type { Context } from '../../core/context.ts'
import { type CardPhoto, toCardPhoto } from '../members/card.ts'
import { ageOn } from '../members/rules.ts'

/** How old the note of a member's last activity may grow before it is written again, in milliseconds. */
const activityGrain = 5 * 60_000

const isToBeNoted = (noted: Date, now: Date) =>
  now.getTime() - noted.getTime() > activityGrain || slotOf(noted) !== slotOf(now)

/** The logged-in member as their own screens show them. */
export interface Me {
  id: string
  name: string
  email: string
  status: 'not_confirmed' | 'active'
  /** `disabled` while others cannot find the profile. */
  profileStatus: 'disabled' | 'active'
  premium: boolean
  credits: number
  freeMessages: number
  locale: string
  gender: 'male' | 'female'
  /** In whole years. */
  age: number
  country: string
  region: string | null
  invisible: boolean
  notificationsDisabled: string[]
  signupDate: Date
  photo: CardPhoto | null
  unreadTotal: number
  newLikes: number
  /** The number of the last event these values include: where the live stream goes on. */
  eventSeq: number
}

/** The member behind the request, or null for a visitor. One statement, and rarely one more to note the activity. */
export async function me(ctx: Context): Promise<Me | null> {
  return ctx.me ? memberAsMe(ctx, ctx.me.id) : null
}

/** The same of somebody who has logged in with this very request. */
export async function memberAsMe(ctx: Context, memberId: string): Promise<Me | null> {
  const row = await queries.findMe(ctx.db, memberId)
  if (!row) return null
  const now = ctx.now()
  if (isToBeNoted(row.lastActiveAt, now)) await noteActivity(ctx.db, row.id, now)
  const { id, name, email, locale, gender, country, region, credits, freeMessages, photoKey, photoColour } = row
  return {
    id,
    name,
    email,
    status: row.confirmedAt ? 'active' : 'not_confirmed',
    profileStatus: row.searchable ? 'active' : 'disabled',
    premium: row.premiumSince !== null,
    credits,
    freeMessages,
    locale,
    gender,
    age: ageOn(row.birthDate, now),
    country,
    region,
    invisible: row.invisibleSince !== null,
    notificationsDisabled: row.notificationsDisabled,
    signupDate: row.createdAt,
    photo: photoKey && photoColour ? toCardPhoto(ctx, photoKey, photoColour, now) : null,
    unreadTotal: row.unreadTotal,
    newLikes: row.newLikes,
    eventSeq: row.eventSeq,
  }
}
